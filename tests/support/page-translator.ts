/**
 * Does to a page what the page translators of Chrome, Edge and Safari do: each text node is replaced by a new one in
 * `<font><font>`, now and whenever the page adds or changes a text. The original nodes, which React knows, are no longer in the
 * document. The words stay the same, so that tests find elements by their names.
 *
 * It closes over nothing, so it also runs where a script is evaluated: `page.evaluate(startPageTranslator)`,
 * `page.addInitScript(startPageTranslator)`, or its source text in Firefox and WebKit.
 *
 * @returns a function that stops translating; what is translated stays
 */
export function startPageTranslator(): () => void {
  const untouched =
    'head, script, style, noscript, template, textarea, svg, math, font, [translate="no"], .notranslate'

  function translate(text: Text): void {
    const parent = text.parentElement
    if (parent === null || text.data.trim() === '' || parent.closest(untouched) !== null) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }

  function translateAll(node: Node): void {
    if (node instanceof Text) {
      translate(node)
      return
    }
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
    texts.forEach(translate)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target)
      else addedNodes.forEach(translateAll)
    }
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
  translateAll(document)
  return () => observer.disconnect()
}
