// MSW's worker, for calls alone: files that the page is made of (`destination` names their kind, and a build has
// them in `assets`) would each pass through it into the page and out again, several hundred modules in the
// development server.
const assets = new URL('assets/', location.href).href
addEventListener('fetch', (event) => {
  const { destination, url } = event.request
  if (destination !== '' || url.startsWith(assets)) event.stopImmediatePropagation()
})
importScripts('mockServiceWorker.js')
