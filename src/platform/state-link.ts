/** The beginning of the fragment of a link that holds a state of the demo. No server sees it. */
export const stateLinkPrefix = '#etat='
