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

const docsHeading = (level: number, text: string) =>
  `<h${level} dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;` +
  `font-family:Arial,sans-serif;color:#434343;background-color:transparent;font-weight:700;white-space:pre-wrap;">${text}</span></h${level}>`

const docsParagraph = (text: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-weight:400;">${text}</span></p>`

const docsPage = (body: string) =>
  `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`

/** Headings as programs write them on the clipboard, and what the editor makes of them. */
export const wordProcessorHeadings: readonly PastedSample[] = [
  {
    name: 'Word, a title and three levels',
    html: wordPage(
      "<p class=MsoTitle><span style='font-size:28.0pt'>Le visa<o:p></o:p></span></p>" +
        '<h1><a name="_Toc1"></a><span lang=FR style=\'color:#2F5496\'>Les <b>conditions</b><o:p></o:p></span></h1>' +
        '<p class=MsoNormal>Un texte.<o:p></o:p></p>' +
        "<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1<span>&nbsp; </span></span>Les <i>moyens</i><o:p></o:p></h2>" +
        "<h3><span style='font-weight:bold'>Le compte</span></h3><h4>La banque</h4>",
    ),
    saved:
      '<h2>Le visa</h2><h2>Les conditions</h2><p>Un texte.</p><h3>Les <em>moyens</em></h3><h4>Le compte</h4><h4>La banque</h4>',
  },
  {
    name: 'Word, no level 1',
    html: wordPage('<h2>Les conditions</h2><p class=MsoNormal>Un texte.</p><h3>Les moyens</h3>'),
    saved: '<h2>Les conditions</h2><p>Un texte.</p><h3>Les moyens</h3>',
  },
  {
    name: 'Word, styles that are paragraphs',
    html: wordPage(
      '<p class=MsoHeading7>Sept</p>' +
        '<p class=Perso style=\'mso-style-name:"Titre 2 perso"\'>Deux</p>' +
        "<p class=Autre style='mso-outline-level:3'>Trois</p>" +
        '<p style=\'mso-style-name:"Titre"\'>Le document</p>' +
        '<p class=MsoNormal style=\'mso-style-name:"Titre de tableau"\'>Un texte</p>',
    ),
    saved: '<h4>Sept</h4><h2>Deux</h2><h3>Trois</h3><h2>Le document</h2><p>Un texte</p>',
  },
  {
    name: 'Word, a heading without words',
    html: wordPage('<h1><o:p>&nbsp;</o:p></h1><h1>Un</h1>'),
    saved: '<h2>Un</h2>',
  },
  {
    name: 'Word on the web',
    html:
      '<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1" style="font-weight:bold"><span class="TextRun">Un</span>' +
      '<span class="EOP">&nbsp;</span></p></div><div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Texte</span></p></div>' +
      '<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun">Deux</span></p></div>',
    saved: '<h2>Un</h2><p>Texte</p><h3>Deux</h3>',
  },
  {
    name: 'Google Docs',
    html: docsPage(
      docsHeading(1, 'Les conditions') +
        docsParagraph('Un texte.') +
        docsHeading(2, 'Les moyens') +
        docsParagraph('Un autre.'),
    ),
    saved: '<h2>Les conditions</h2><p>Un texte.</p><h3>Les moyens</h3><p>Un autre.</p>',
  },
  {
    name: 'Google Docs, no level 1',
    html: docsPage(docsHeading(2, 'Les moyens') + docsParagraph('Un texte.')),
    saved: '<h2>Les moyens</h2><p>Un texte.</p>',
  },
  {
    name: 'LibreOffice',
    html: '<h1 class="western">Un</h1><p style="line-height: 100%">Texte</p><h2 class="western"><b>Deux</b></h2>',
    saved: '<h2>Un</h2><p>Texte</p><h3>Deux</h3>',
  },
  {
    name: 'a page of the web',
    html: '<article><h1 id="x" style="color:red">Un</h1><div>Texte</div><h2><a href="https://exemple.be">Deux</a></h2></article>',
    saved: '<h2>Un</h2><p>Texte</p><h3><a href="https://exemple.be" rel="noreferrer">Deux</a></h3>',
  },
]
