/** The back-office's five forms (spec 2.13). */
export const adminForms = {
  titles: {},
} as const
