/** The signs that may follow a URL in a sentence. `%c2` and `%e2%80` begin quotation marks, ellipses and spaces. */
const sentenceSigns = /([^\w/-]|%(2[02]|c2%..|e2%80%..))+$/i

/**
 * Takes the signs of a sentence off the end of the URL, which a mail program may have made a part of a link (`/faq.`, `/lettre)`).
 * Returns whether there were any: the host had no file for this URL.
 */
export function removeSentenceSigns(): boolean {
  const path = location.pathname.replace(sentenceSigns, '')
  if (path === location.pathname) return false
  history.replaceState(null, '', path + location.search + location.hash)
  return true
}
