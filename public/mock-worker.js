// MSW's worker, for calls alone: files that the page is made of (`destination` names their kind) would each
// pass through it into the page and out again, several hundred modules in the development server.
addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
importScripts('mockServiceWorker.js')
