export const articleCard = {
  anonymous: 'Anonyme',
} as const
