import { describe, expect, it } from 'vitest'

import { checkText } from './check-texts.ts'
import { ruleNames, type RuleName, type TextFormat } from './finding.ts'
import type { Site } from './links.ts'

const site: Site = {
  baseUrl: 'https://cabinet.example/',
  routes: ['/', '/faq', '/$', '/blog/$slug', '/detailsvisa/$country/$visa', '/contact'],
  countries: [{ id: 1, name: 'Belgique' }],
  visas: [{ id: 3, name: 'Visa étudiant', countryId: 1 }],
  articles: [{ id: 7, slug: 'un-refus' }],
  faqs: [{ id: 12 }],
}
const heavy = (kilobytes: number) => `data:image/png;base64,${'A'.repeat((kilobytes * 4096) / 3)}`
const words = (count: number) =>
  `Il y a ${Array.from({ length: count - 3 }, () => 'mot').join(' ')}.`

function check(format: TextFormat, text: string, isNew = false) {
  return checkText({ format, text }, { today: '2026-11-26', isNew, site })
}
const listRules = (...given: Parameters<typeof check>) => check(...given).map(({ rule }) => rule)

/** What each rule finds, and what looks like it and is right. */
const cases: readonly (readonly [RuleName, TextFormat, wrong: string[], right: string[]])[] = [
  [
    'linkEmpty',
    'html',
    ['<p>Voir <a href="/contact"> </a></p>', '<a href="/contact"><img src="/a.png" alt=""></a>'],
    ['<a href="/contact"><img src="/a.png" alt="Écrire"></a>', '<a href="/contact">Écrire</a>'],
  ],
  [
    'linkBareUrl',
    'html',
    [
      '<a href="https://a.example/b">https://a.example/b</a>',
      '<a href="https://a.example">www.a.example</a>',
    ],
    ['<a href="https://a.example/b">Le site (https://a.example)</a>'],
  ],
  [
    'linkRepeated',
    'html',
    [
      '<a href="https://a.example">ici</a> ou <a href="https://b.example"> Ici</a>',
      '<a href="https://a.example">ici</a><a href="https://a.example">là</a><a href="https://b.example">là</a>',
    ],
    ['<a href="https://a.example">ici</a> ou <a href="https://a.example">ici</a>'],
  ],
  [
    'linkInsecure',
    'html',
    ['<a href="http://a.example">Le site</a>', "<a href='HTTP://a.example'>Le site</a>"],
    [
      '<a href="https://a.example">Le site</a>',
      '<a href="tel:+32">Appeler</a>',
      '<p>http: est ancien.</p>',
    ],
  ],
  [
    'linkBroken',
    'html',
    [
      '<a href="/detailsvisa/belgique/visa-inconnu">Le visa</a>',
      '<a href="/detailsvisa/france/visa-etudiant">Le visa</a>',
      '<a href="https://cabinet.example/blog/nulle-part">L’article</a>',
      '<a href="/nulle-part">La page</a>',
      '<a href="/faq?question=99">La question</a>',
    ],
    [
      '<a href="/detailsvisa/Belgique/visa-%C3%A9tudiant">Le visa</a>',
      '<a href="/blog/un-refus#delais">L’article</a>',
      '<a href="/faq?question=12">La question</a>',
      '<a href="/documents/guide.pdf">Le guide</a>',
      '<a href="#delais">Les délais</a>',
      '<a href="//autre.example/nulle-part">Ailleurs</a>',
      '<a href="https://autre.example/nulle-part">Ailleurs</a>',
    ],
  ],
  ['headingEmpty', 'html', ['<h2> </h2><p>Texte</p>', '<h2><br></h2>'], ['<h2>Titre</h2><p></p>']],
  [
    'headingSkipped',
    'html',
    ['<h2>A</h2><p>b</p><h4>C</h4>'],
    ['<h3>A</h3><h4>B</h4><h2>C</h2>', '<h4>A</h4>', '<h2>A</h2><h2></h2><h3>B</h3>'],
  ],
  [
    'headingBold',
    'html',
    [
      '<p><strong>Les délais</strong></p><p>Trente jours.</p>',
      '<p><b>Les</b> <b>délais</b></p><ul><li>a</li></ul>',
    ],
    [
      '<p><strong>Attention</strong>, le délai court.</p><p>Oui.</p>',
      '<p><strong>Le délai court.</strong></p><p>Oui.</p>',
      '<p><strong>Dernière ligne</strong></p>',
      '<ul><li><strong>Point</strong></li><li>Autre</li></ul>',
    ],
  ],
  [
    'tableHeader',
    'html',
    ['<table><tr><td>Jours</td></tr></table>'],
    ['<table><tr><th>Jours</th></tr><tr><td>30</td></tr></table>'],
  ],
  [
    'pictureAlternative',
    'html',
    ['<img src="/a.png">', "<p>Le plan : <img src='/a.png'></p>"],
    [
      '<img src="/a.png" alt="">',
      '<img src="/a.png" alt="Le plan">',
      '<img data-alt="x" alt=Plan>',
    ],
  ],
  [
    'pictureFileName',
    'html',
    ['<img src="/a.png" alt="photo-bureau.JPG">', '<img src="/a.png" alt="IMG_2041">'],
    ['<img src="/a.png" alt="Photo du bureau">', '<img src="/a.png" alt="Formulaire 2041">'],
  ],
  ['pictureHeavy', 'picture', [heavy(501)], [heavy(499), 'https://a.example/huge.png', '']],
  ['titleLong', 'title', ['É'.repeat(61)], ['É'.repeat(60), `${'É'.repeat(60)}  `]],
  ['introductionMissing', 'introduction', ['', ' \n'], ['Un mot.']],
  ['levelPrice', 'price', ['', '\u00a0'], ['150\u00a0€']],
  [
    'pastYear',
    'lines',
    [
      'Le tarif était de 100 euros en 2024.',
      'Les barèmes 2025 sont publiés.',
      'La loi change. Les montants valent pour l’année 2025.',
    ],
    [
      'Le tarif change en 2026.',
      'La loi du 15 décembre 1980, modifiée en 2024, le prévoit.',
      'La directive (UE) adoptée en 2021 le prévoit.',
      'La réforme entrée en vigueur en 2025.',
      'Le règlement 2024/1348 du 14 mai 2024.',
      'Le réseau existe depuis 2009.',
      'Bureau 2024, rue en pente.',
    ],
  ],
  [
    'promise',
    'line',
    ['Nous garantissons le visa.', 'Une demande sans risque', 'Nos meilleures offres'],
    [
      'Personne ne peut garantir un visa.',
      'Une lettre recommandée',
      'Vous avez le droit de vous taire.',
    ],
  ],
  [
    'typographySpace',
    'lines',
    [
      'Est-ce long ?',
      'Est-ce long?',
      'Deux pièces: la carte',
      '« Oui\u00a0»',
      '«Oui\u00a0»',
      'Oui !',
      '«\u00a0Oui »',
    ],
    [
      'Est-ce long\u202f?',
      'Deux pièces\u00a0: la carte',
      '«\u00a0Oui\u00a0»',
      'De 9:30 à 12:00',
      'https://a.example/?a=b;c',
      'moi@cabinet.example',
      'Quoi\u00a0?! Oui\u00a0!',
      '(Quoi\u00a0?)',
    ],
  ],
  [
    'typographyApostrophe',
    'line',
    ["L'avocat relit", "Aujourd'hui"],
    ['L’avocat relit', "Un angle de 5' 30''", "Le mot 'délai'", "https://a.example/l'avis"],
  ],
  [
    'sentenceLong',
    'lines',
    [words(26)],
    [
      words(25),
      `${words(20)} ${words(20)}`,
      `Selon l’art. 9 ${words(14)} Puis ${words(16)}`,
      `${words(20).slice(0, -1)}\n${words(20)}`,
    ],
  ],
]

describe.each(cases)('%s', (rule, format, wrong, right) => {
  it.each(wrong)('is found once in %s', (text) => {
    expect(listRules(format, text).filter((found) => found === rule)).toEqual([rule])
  })
  it.each(right)('is not found in %s', (text) => {
    expect(listRules(format, text)).not.toContain(rule)
  })
})

it('every rule about a text has cases', () => {
  const acrossRecords = new Set([
    'visaCountry',
    'visaIntervention',
    'visaOrientation',
    'interventionTime',
    'countryFaq',
    'articleOld',
  ])
  const others = ruleNames.filter((rule) => !acrossRecords.has(rule))
  expect(cases.map(([rule]) => rule).toSorted()).toEqual(others.toSorted())
})

it('what a new record still lacks is no finding', () => {
  expect(listRules('introduction', '', true)).toEqual([])
  expect(listRules('price', '', true)).toEqual([])
  expect(listRules('line', '')).toEqual([])
})

it('says where the words stand', () => {
  expect(check('lines', "L'avis, puis l'avis")).toMatchObject([
    { quote: "L'avis", place: { words: "L'avis", before: 0 }, count: 2 },
  ])
  expect(check('html', '<p>En 2026.</p><p>Oui, en 2024 ou en <b>2024</b>.</p>')).toMatchObject([
    { rule: 'pastYear', place: { words: 'en 2024', before: 0 } },
    { rule: 'pastYear', place: { words: 'en 2024', before: 1 } },
  ])
  expect(check('html', '<img src="/a.png" alt=""><img src="/b.png">')).toMatchObject([
    { place: { element: 'img', before: 1 } },
  ])
})

it('a long sentence is selected whole, and quoted in short', () => {
  const [finding] = check('lines', `Non. ${words(40)}`)
  expect(finding).toMatchObject({ count: 40, place: { words: words(40), before: 0 } })
  expect(finding?.quote.length).toBeLessThanOrEqual(90)
})

it('reads what editors write for signs', () => {
  expect(
    listRules('html', '<p>Oui&nbsp;!&#160;? L&rsquo;avis&#x202F;; &laquo;&nbsp;A&nbsp;&raquo;</p>'),
  ).toEqual([])
})

it('knows the pages of a site that stands below a path', () => {
  const below = { ...site, baseUrl: 'https://cabinet.example/site/' }
  const given = { today: '2026-11-26', isNew: false, site: below }
  const list = (href: string) =>
    checkText({ format: 'html', text: `<a href="${href}">La page</a>` }, given).map(
      ({ rule }) => rule,
    )
  for (const href of ['/site/blog/un-refus', 'https://cabinet.example/site/contact', '/site']) {
    expect(list(href), href).toEqual([])
  }
  expect(list('/site/nulle-part')).toEqual(['linkBroken'])
  expect(list('https://cabinet.example/site/blog/nulle-part')).toEqual(['linkBroken'])
})

it.each(['<p', '<a href="', '<!--', '<table><table>', '</p></p>', '&#99999999;', '<h2>'])(
  'survives %s',
  (html) => {
    expect(() => check('html', html)).not.toThrow()
  },
)

it('takes an answer in HTML for HTML', () => {
  expect(listRules('lines', '<p>Voir <a href="http://a.example">le site</a></p>')).toEqual([
    'linkInsecure',
  ])
})
