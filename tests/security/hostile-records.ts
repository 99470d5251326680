import { benignSamples } from '../../src/content/hostile/benign.ts'
import { hostileImages, hostileSamples } from '../../src/content/hostile/samples.ts'
import {
  createArticle,
  createFaq,
  createLevel,
  createRespond,
  createVisa,
  deadlineRules,
  recordFacts,
  statements,
  lawyers,
} from './records.ts'
import type { Respond } from './route-site.ts'

/** Every sample, the benign ones last. */
export const samples = [...hostileSamples, ...benignSamples.map(([html]) => html)]

/** The visitor has allowed the host of the last one, which must not learn where its image is shown. */
const images = [...hostileImages, 'https://images.example/b.png']

/** Enough countries that each page renders quickly. */
export const countryCount = 12
const contents = samples.map((html, index) => ({
  id: index + 1,
  text: html.slice(0, 2000),
  html,
  image: images[index % images.length],
  countryId: (index % countryCount) + 1,
}))
const countries = [
  ...Array.from({ length: countryCount }, (_, index) => ({
    id: index + 1,
    code: 'BE',
    name: index === 0 ? 'Belgique' : `Pays ${index + 1}`,
    continentCode: 'EU',
  })),
  ...samples.slice(0, 8).map((sample, index) => ({
    id: 100 + index,
    code: sample,
    name: sample,
    continentCode: sample,
  })),
]
export const visas = contents.map((content) =>
  createVisa({ ...content, text: `Visa ${content.id} ${content.text}` }),
)
const intervention = {
  id: 1,
  title: samples[0],
  country: null,
  visa: null,
  countryId: 1,
  visaId: 1,
}
const tags = contents.map(({ id, text }) => ({ id, name: text }))

/** Creates a server whose texts are samples. */
export function createHostileServer(): Respond {
  return createRespond({
    '/api/Country': countries,
    '/api/Visas': visas,
    '/api/Intervention': [{ ...intervention, serviceLevels: contents.map(createLevel) }],
    '/api/Articles': contents.map((content) => ({
      ...createArticle(content),
      introduction: content.html,
    })),
    '/api/Tags': tags,
    '/api/Faq': contents.map(createFaq),
    '/api/ContactSubject': tags,
    '/testimonials.json': contents.map(({ id, text, html }) => ({
      id,
      content: html,
      name: text.slice(0, 300),
      stars: id % 2 === 0 ? html : '5',
    })),
    '/deadlines.json': contents.map(({ id, text, html }) => ({
      ...deadlineRules[id % deadlineRules.length],
      id,
      slug: `rule-${id}`,
      situation: text,
      period: text,
      method: text,
      exceptions: html,
      authority: text,
      channel: html,
      legalAid: text,
      furtherSources: [
        { law: text, quotation: html, quotationLanguage: text.slice(0, 20), url: text },
      ],
      law: text,
      quotation: html,
      quotationLanguage: text.slice(0, 20),
      url: text,
    })),
    '/statements.json': contents.map(({ id, text, html }) => ({
      ...statements[id % statements.length],
      id,
      slug: `statement-${id}`,
      says: text,
      // The texts of the interface are compared with nothing, so that all are shown.
      passages: [{ record: 'texts/orientation', text }],
      quotation: html,
      quotationLanguage: text.slice(0, 20),
      url: text,
    })),
    '/record-facts.json': recordFacts.map((facts, index) => ({
      ...facts,
      area: contents[index % contents.length]?.text,
      checkedHeading: contents[index % contents.length]?.text,
      documentHeadings: [contents[index % contents.length]?.text],
      usualTimeHeading: contents[index % contents.length]?.text,
    })),
    // The real lawyers. Each of their texts ends in a sample.
    '/lawyers.json': lawyers.map((lawyer, index) =>
      appendSample(lawyer, contents[index % contents.length]?.text ?? ''),
    ),
  })
}

function appendSample(value: unknown, sample: string): unknown {
  if (typeof value === 'string') return value + sample
  if (Array.isArray(value)) return value.map((item) => appendSample(item, sample))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, appendSample(item, sample)]),
  )
}
