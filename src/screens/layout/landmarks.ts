/** The places of a page that focus is sent to. */
export const mainId = 'contenu'
export const pageTopId = 'haut'
