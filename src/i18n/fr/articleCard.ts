export const articleCard = {
  anonymous: 'Anonyme',
  minutes_one: '{{count}} min de lecture',
  minutes_other: '{{count}} min de lecture',
} as const
