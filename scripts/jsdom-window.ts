import { JSDOM } from 'jsdom'

/** jsdom is the DOM that DOMPurify recommends for Node. It runs no scripts and loads nothing. */
export const { window } = new JSDOM('', { url: 'https://site.invalid/' })
