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

const wordComment =
  "<span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]>" +
  '<a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]>' +
  "<span style='mso-special-character:comment'>&nbsp;</span></span></span>"
const wordComments =
  '<div style=\'mso-element:comment-list\'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>' +
  '<div style=\'mso-element:comment\'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]>' +
  '<p class=MsoCommentText>À vérifier avec le consulat</p></div></div></div>'

/** What programs write beside a text, and in it, and what the editor makes of it. */
export const wordProcessorTexts: readonly PastedSample[] = [
  {
    name: 'Word, the comment of a reviewer',
    html: wordPage(
      `<p class=MsoNormal>Le <a style='mso-comment-reference:AB_1;mso-comment-date:20261101T0900'>délai</a>${wordComment} est court.</p>${wordComments}`,
    ),
    saved: '<p>Le délai est court.</p>',
  },
  {
    name: 'Word, a comment in the style of the text',
    html: wordPage(
      "<p class=MsoNormal>Le délai est court.</p><div style='mso-element:comment-list'><div style='mso-element:comment'>" +
        '<p class=MsoNormal>À vérifier avec le consulat</p></div></div>',
    ),
    saved: '<p>Le délai est court.</p>',
  },
  {
    name: 'Word, a tracked change',
    html: wordPage(
      '<p class=MsoNormal>Vous avez <del cite="mailto:Anne" datetime="2026-11-01T09:00"><span style=\'mso-prop-change\'>30</span></del>' +
        '<ins cite="mailto:Anne" datetime="2026-11-01T09:00">60</ins> jours.</p>',
    ),
    saved: '<p>Vous avez 60 jours.</p>',
  },
  {
    name: 'Word, struck-out words',
    html: wordPage('<p class=MsoNormal>Coût : <s>180 €</s> 200 €</p>'),
    saved: '<p>Coût : <s>180 €</s> 200 €</p>',
  },
  {
    name: 'Word, hidden text',
    html: wordPage(
      "<p class=MsoNormal>Le visa<span style='display:none;mso-hide:all'> (note interne)</span></p>",
    ),
    saved: '<p>Le visa</p>',
  },
  {
    name: 'Word, a hidden text that only Word hides',
    html: wordPage("<p class=MsoNormal>Le visa<span style='mso-hide:all'> (interne)</span></p>"),
    saved: '<p>Le visa</p>',
  },
  {
    name: 'Word, a footnote',
    html: wordPage(
      '<p class=MsoNormal>Trente jours<a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1" title=""><sup>[1]</sup></a>.</p>' +
        "<div style='mso-element:footnote-list'><hr align=left size=1><div style='mso-element:footnote' id=ftn1>" +
        '<p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Loi de 1980.</p></div></div>',
    ),
    saved: '<p>Trente jours<sup>[1]</sup>.</p><p>[1] Loi de 1980.</p>',
  },
  {
    name: 'Word, a table of contents',
    html: wordPage('<p class=MsoToc1><a href="#_Toc123">Les conditions</a></p>'),
    saved: '<p>Les conditions</p>',
  },
  {
    name: 'Word, bold with its mark for other scripts',
    html: wordPage(
      "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Trente jours</b> pour agir</p>",
    ),
    saved: '<p><strong>Trente jours</strong> pour agir</p>',
  },
  {
    name: 'Word, plain with the mark of bold for other scripts',
    html: wordPage("<p class=MsoNormal><span style='mso-bidi-font-weight:bold'>Un mois</span></p>"),
    saved: '<p>Un mois</p>',
  },
  {
    name: 'Word, italic of other scripts',
    html: wordPage(
      "<p class=MsoNormal><i style='mso-bidi-font-style:normal'>Nota</i> <span style='mso-bidi-font-style:italic'>bene</span></p>",
    ),
    saved: '<p><em>Nota</em> bene</p>',
  },
  {
    name: 'Word, plain words inside of bold ones',
    html: wordPage(
      "<p class=MsoNormal><b>Le délai <span style='font-weight:normal'>en principe</span> est court</b></p>",
    ),
    saved: '<p><strong>Le délai </strong>en principe<strong> est court</strong></p>',
  },
  {
    name: 'Word, a line of the source that breaks between two spans',
    html: wordPage(
      '<p class=MsoNormal><span lang=FR>Le délai est de</span>\r\n<span lang=FR>trente jours</span></p>',
    ),
    saved: '<p>Le délai est de trente jours</p>',
  },
  {
    name: 'Word, a line of the source that breaks between bold and italic',
    html: wordPage('<p class=MsoNormal><b>Le visa</b>\n<i>D</i></p>'),
    saved: '<p><strong>Le visa</strong> <em>D</em></p>',
  },
  {
    name: 'Word, a line of the source that breaks inside of a span',
    html: wordPage(
      '<p class=MsoNormal><span lang=FR>Le délai est de</span><span lang=EN>\r\n</span><span lang=FR>trente jours</span></p>' +
        '<p class=MsoNormal><span>\n</span><b><span lang=FR>Un</span>\n</b><span lang=FR>mois<span>\n</span></span></p>',
    ),
    saved: '<p>Le délai est de trente jours</p><p><strong>Un </strong>mois</p>',
  },
  {
    name: 'Word, a superscript and a subscript',
    html: wordPage('<p class=MsoNormal>Le 1<sup>er</sup> mars, CO<sub>2</sub></p>'),
    saved: '<p>Le 1<sup>er</sup> mars, CO<sub>2</sub></p>',
  },
  {
    name: 'Word, a table of prices',
    html: wordPage(
      '<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Pièce</b></p></td><td><p class=MsoNormal><b>Prix</b></p></td></tr>' +
        '<tr><td><p class=MsoNormal>Visa</p></td><td><p class=MsoNormal>180 €</p></td></tr></table><p class=MsoNormal>Après</p>',
    ),
    saved: '<p><strong>Pièce</strong> · <strong>Prix</strong></p><p>Visa · 180 €</p><p>Après</p>',
  },
  {
    name: 'Word, a picture that is on the other device',
    html: wordPage(
      '<p class=MsoNormal>Avant<img width=10 src="file:///C:/Users/a/clip_image001.png">après</p>',
    ),
    saved: '<p>Avantaprès</p>',
  },
  {
    name: 'Word, a link to a file',
    html: wordPage('<p class=MsoNormal><a href="file:///C:/dossier/liste.docx">La liste</a></p>'),
    saved: '<p>La liste</p>',
  },
  {
    name: 'Word, a link to a page',
    html: wordPage('<p class=MsoNormal><a href="https://exemple.be/a#b">La page</a></p>'),
    saved: '<p><a href="https://exemple.be/a#b" rel="noreferrer">La page</a></p>',
  },
  {
    name: 'Word on the web, a tracked change',
    html:
      '<p class="Paragraph"><span class="TextRun">Vous avez </span><span class="TrackChangeTextDeletion TrackedChange"><span class="TextRun">30</span></span>' +
      '<span class="TrackChangeTextInsertion TrackedChange"><span class="TextRun">60</span></span><span class="TextRun"> jours</span><span class="EOP">&nbsp;</span></p>',
    saved: '<p>Vous avez 60 jours</p>',
  },
  {
    name: 'Word on the web, marks of styles',
    html:
      '<p class="Paragraph"><span class="TextRun" style="font-weight:bold">Gras</span><span class="TextRun" style="font-style:italic">, italique</span>' +
      '<span class="TextRun" style="text-decoration:line-through">, barré</span><span class="EOP">&nbsp;</span></p>',
    saved: '<p><strong>Gras</strong><em>, italique</em><s>, barré</s></p>',
  },
  {
    name: 'Google Docs, a superscript',
    html: docsPage(
      '<p dir="ltr"><span>Le 1</span><span style="font-size:0.6em;vertical-align:super;">er</span><span> mars</span></p>',
    ),
    saved: '<p>Le 1<sup>er</sup> mars</p>',
  },
  {
    name: 'Google Docs, struck-out words',
    html: docsPage(
      '<p dir="ltr"><span style="font-weight:400;text-decoration:line-through;">180 €</span><span style="font-weight:400;"> 200 €</span></p>',
    ),
    saved: '<p><s>180 €</s> 200 €</p>',
  },
  {
    name: 'Google Docs, underlined and bold',
    html: docsPage(
      '<p dir="ltr"><span style="font-weight:700;text-decoration:underline;">Important</span></p>',
    ),
    saved: '<p><strong><u>Important</u></strong></p>',
  },
  {
    name: 'Google Docs, comments of an exported page',
    html:
      '<p><span>Le délai</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span> est court</span></p>' +
      '<div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>À vérifier</span></p></div>',
    saved: '<p>Le délai est court</p>',
  },
  {
    name: 'Google Docs, a table',
    html: docsPage(
      '<div dir="ltr" align="left"><table><colgroup><col width="1"></colgroup><tbody><tr><td><p dir="ltr"><span>Pays</span></p></td>' +
        '<td><p dir="ltr"><span>Prix</span></p></td></tr><tr><td><p dir="ltr"><span>Belgique</span></p></td><td><p dir="ltr"><span>180 €</span></p></td></tr></tbody></table></div>',
    ),
    saved: '<p>Pays · Prix</p><p>Belgique · 180 €</p>',
  },
  {
    name: 'Google Docs in WebKit, comments of an exported page',
    html:
      '<p><span>Le délai</span><sup><a id="cmnt_ref1">[a]</a></sup><span> est court</span></p>' +
      '<div><p><a id="cmnt1">[a]</a><span>À vérifier</span></p></div>',
    saved: '<p>Le délai est court</p>',
  },
  {
    name: 'Outlook, a table that lays a message out',
    html: '<table border=0 cellpadding=0><tr><td><p class=MsoNormal>Bonjour,</p><p class=MsoNormal>Voici le texte.</p></td></tr></table>',
    saved: '<p>Bonjour,</p><p>Voici le texte.</p>',
  },
  {
    name: 'Outlook, a picture that was not loaded',
    html: '<p class=MsoNormal>Avant <img alt="" src="//:0">après</p>',
    saved: '<p>Avant après</p>',
  },
  {
    name: 'LibreOffice, struck-out and raised words',
    html: '<p class="western"><strike>180 €</strike> 200 €, le 1<sup>er</sup> mars</p>',
    saved: '<p><s>180 €</s> 200 €, le 1<sup>er</sup> mars</p>',
  },
  {
    name: 'LibreOffice, a tracked change',
    html: '<p>Vous avez <del cite="" datetime="2026-11-01T09:00:00">30</del><ins cite="" datetime="2026-11-01T09:00:00">60</ins> jours</p>',
    saved: '<p>Vous avez 60 jours</p>',
  },
  {
    name: 'LibreOffice, a footnote',
    html: '<p>Trente jours<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>',
    saved: '<p>Trente jours<sup>1</sup></p>',
  },
  {
    name: 'LibreOffice Calc',
    html:
      '<table cellspacing="0"><colgroup width="85"></colgroup><tr><td height="17"><b>Pays</b></td><td><b>Prix</b></td></tr>' +
      '<tr><td>Belgique</td><td sdval="180">180</td></tr></table>',
    saved: '<p><strong>Pays</strong> · <strong>Prix</strong></p><p>Belgique · 180</p>',
  },
  {
    name: 'Apple Pages, bold by a style',
    html: '<p class="p1"><span class="s1" style="font-weight:bold">Gras</span> et maigre</p>',
    saved: '<p><strong>Gras</strong> et maigre</p>',
  },
  {
    name: 'Apple Notes, a table',
    html: '<table><tbody><tr><td><div>Pays</div></td><td><div>Prix</div></td></tr></tbody></table>',
    saved: '<p>Pays · Prix</p>',
  },
  {
    name: 'Notion, a paragraph with code, bold and a link',
    html: '<p>Le <strong>visa</strong> <code>D</code>, <a href="https://exemple.be/">ici</a></p>',
    saved:
      '<p>Le <strong>visa</strong> <code>D</code>, <a href="https://exemple.be/" rel="noreferrer">ici</a></p>',
  },
  {
    name: 'Notion, a table with a head',
    html: '<table><thead><tr><th>Pays</th><th>Prix</th></tr></thead><tbody><tr><td>Belgique</td><td>180 €</td></tr></tbody></table>',
    saved: '<p><strong>Pays</strong> · <strong>Prix</strong></p><p>Belgique · 180 €</p>',
  },
  {
    name: 'Notion, a struck-out word',
    html: '<p>Coût : <del>180 €</del> 200 €</p>',
    saved: '<p>Coût : <s>180 €</s> 200 €</p>',
  },
  {
    name: 'a page of the web, terms and definitions',
    html: '<dl><dt>Délai</dt><dd>Trente jours</dd><dt>Recours</dt><dd><p>Au Conseil</p></dd></dl>',
    saved:
      '<p><strong>Délai</strong></p><p>Trente jours</p><p><strong>Recours</strong></p><p>Au Conseil</p>',
  },
  {
    name: 'a page of the web, a caption and a table in a table',
    html: '<table><caption>Frais</caption><tr><td>Visa</td><td><table><tr><td>adulte</td><td>180 €</td></tr></table></td></tr></table>',
    saved: '<p>Frais</p><p>Visa · adulte · 180 €</p>',
  },
  {
    name: 'a page of the web, what a reader does not see',
    html: '<p>Le visa<span hidden> caché</span><span style="visibility:hidden"> caché</span></p>',
    saved: '<p>Le visa</p>',
  },
]
