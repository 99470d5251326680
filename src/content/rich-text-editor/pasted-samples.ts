interface PastedSample {
  readonly name: string
  readonly html: string
  /** What is saved. */
  readonly saved: string
}

const wordParagraph = (
  position: string,
  list: string,
  marker: string,
  text: string,
  font = 'Symbol',
) =>
  `<p class=MsoListParagraphCxSp${position} style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='font-family:${font};mso-fareast-font-family:${font}'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>\n`

const wordPage = (body: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=FR><!--StartFragment-->${body}<!--EndFragment--></body></html>`

/** Lists as programs write them on the clipboard, and what the editor makes of them. */
export const wordProcessorLists: readonly PastedSample[] = [
  {
    name: 'Word, bullets of three levels and a paragraph behind them',
    html: wordPage(
      wordParagraph('First', 'l0 level1 lfo1', '·', 'Le visa et\r\nle séjour') +
        wordParagraph('Middle', 'l0 level2 lfo1', 'o', 'Le <b>dossier</b>', '"Courier New"') +
        wordParagraph('Middle', 'l0 level3 lfo1', '§', 'Une pièce', 'Wingdings') +
        wordParagraph('Last', 'l0 level1 lfo1', '·', 'Le recours&nbsp;!') +
        '<p class=MsoNormal>Après<o:p></o:p></p>',
    ),
    saved:
      '<ul><li>Le visa et le séjour<ul><li>Le <strong>dossier</strong><ul><li>Une pièce</li></ul></li></ul></li>' +
      '<li>Le recours\u00a0!</li></ul><p>Après</p>',
  },
  {
    name: 'Word, numbers with letters below',
    html: wordPage(
      wordParagraph('First', 'l1 level1 lfo2', '1.', 'Un', 'Calibri') +
        wordParagraph('Middle', 'l1 level2 lfo2', 'a)', 'Dedans', 'Calibri') +
        wordParagraph('Last', 'l1 level1 lfo2', '2.', 'Deux', 'Calibri'),
    ),
    saved: '<ol><li>Un<ol><li>Dedans</li></ol></li><li>Deux</li></ol>',
  },
  {
    name: 'Word, two lists with a paragraph between',
    html: wordPage(
      wordParagraph('First', 'l0 level1 lfo1', '·', 'Un') +
        '<p class=MsoNormal>Entre</p>' +
        wordParagraph('First', 'l1 level1 lfo2', '1.', 'Deux'),
    ),
    saved: '<ul><li>Un</li></ul><p>Entre</p><ol><li>Deux</li></ol>',
  },
  {
    name: 'Word, conditional comments that hide the bullet',
    html:
      '<p class="MsoListParagraph" style="margin-left:36pt;mso-list:l0 level1 lfo1"><!--[if !supportLists]-->' +
      '<span style="mso-list:Ignore">·<span>&nbsp; </span></span><!--[endif]-->Un</p>',
    saved: '<ul><li>Un</li></ul>',
  },
  {
    name: 'Word, without its styles',
    html:
      '<p class="MsoListParagraph" style="margin-left:36.0pt">·&nbsp;&nbsp;&nbsp; Un</p>' +
      '<p class="MsoListParagraph" style="margin-left:72.0pt"><span>o</span><span>&nbsp;&nbsp; </span>Dedans</p>' +
      '<p class="MsoListParagraph">Un texte en retrait</p>',
    saved: '<ul><li>Un<ul><li>Dedans</li></ul></li></ul><p>Un texte en retrait</p>',
  },
  {
    name: 'Word, a numbered heading',
    html: "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Titre</h2>",
    saved: '<h2>Titre</h2>',
  },
  {
    name: 'Word on the web',
    html: [1, 2, 1]
      .map(
        (level) =>
          `<div class="ListContainerWrapper"><ul role="list"><li data-listid="1" aria-level="${level}"><p class="Paragraph">` +
          `<span class="TextRun">Niveau ${level}</span><span class="EOP">&nbsp;</span></p></li></ul></div>`,
      )
      .join(''),
    saved: '<ul><li>Niveau 1<ul><li>Niveau 2</li></ul></li><li>Niveau 1</li></ul>',
  },
  {
    name: 'Google Docs',
    html:
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0">' +
      '<li dir="ltr" style="list-style-type:disc;font-weight:400" aria-level="1"><p dir="ltr" role="presentation">' +
      '<span style="font-weight:700">Un</span></p></li><ul><li aria-level="2"><p role="presentation"><span>Dedans</span></p></li></ul>' +
      '<li aria-level="1"><p role="presentation"><span>Deux</span></p></li></ul></b><br class="Apple-interchange-newline">',
    saved: '<ul><li><strong>Un</strong><ul><li>Dedans</li></ul></li><li>Deux</li></ul>',
  },
  {
    name: 'LibreOffice',
    html:
      '<ol>\n\t<li><p style="margin-bottom: 0cm">Un</p>\n\t<ul>\n\t\t<li><p>Dedans</p>\n\t\t</li>\n\t</ul>\n\t</li>\n' +
      '\t<li><p>Deux</p></li>\n</ol>\n<p><br/>\n</p>',
    saved: '<ol><li>Un<ul><li>Dedans</li></ul></li><li>Deux</li></ol>',
  },
  {
    name: 'Apple Notes',
    html:
      '<ul class="Apple-dash-list">\n<li class="li1"><span class="s1"></span>Un</li>\n<ul class="ul1">\n' +
      '<li class="li1">Dedans</li>\n</ul>\n<li class="li1">Deux</li>\n</ul>',
    saved: '<ul><li>Un<ul><li>Dedans</li></ul></li><li>Deux</li></ul>',
  },
  {
    name: 'Apple Pages',
    html:
      '<p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span>Un</p>\n' +
      '<p class="p1"><span class="Apple-tab-span">\t</span>•<span class="Apple-tab-span">\t</span>Deux</p>\n' +
      '<p class="p1">• n’est pas une liste</p>',
    saved: '<ul><li>Un</li><li>Deux</li></ul><p>• n’est pas une liste</p>',
  },
  {
    name: 'texts that begin as a list would',
    html: '<p>–&nbsp;Oui&nbsp;!</p><p>1. Un</p><p>o&nbsp;b</p>',
    saved: '<p>– Oui\u00a0!</p><p>1. Un</p><p>o b</p>',
  },
]
