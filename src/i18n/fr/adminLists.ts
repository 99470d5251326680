/** The back-office's five lists (spec 2.13). */
export const adminLists = {
  loading: 'Chargement…',
} as const
