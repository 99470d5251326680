// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { htmlToText } from './html-to-text.ts'

it.each([
  [null, ''],
  [undefined, ''],
  ['', ''],
  [' Un  texte ', 'Un  texte'],
  ['<p>Un <b>mot</b></p><p>Deux</p>', 'Un mot Deux'],
  ['Un<br>Deux<ul><li>Trois</li></ul>', 'Un Deux Trois'],
  ['Un   &amp;\n deux', 'Un & deux'],
  ['12\u00a0€<p>5&nbsp;%</p>', '12\u00a0€ 5\u00a0%'],
  ['a<script>b</script><style>c</style><template>d</template>', 'a'],
])('the text of %j is %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

it('writes each block on a line of its own where lines are wanted', () => {
  expect(htmlToText('<h2>Un</h2>\n<p>Deux\n mots</p>', '\n')).toBe('Un\nDeux mots')
})
