import { readFileSync } from 'node:fs'

import { benignSamples } from '../../src/content/hostile/benign.ts'
import { hostileImages, hostileSamples } from '../../src/content/hostile/samples.ts'
import type { AnswerRequest } from './route-site.ts'

/** Every sample, the benign ones last. */
export const samples = [...hostileSamples, ...benignSamples.map(([html]) => html)]

/** The last one is allowed by a visitor who agreed to its host: whoever keeps it must not learn where it is shown. */
const images = [...hostileImages, 'https://images.example/b.png']
const getImage = (place: number) => images[place % images.length]

/** So many countries share the records that each page is quick to draw. */
export const countryCount = 12
const getCountryId = (place: number) => (place % countryCount) + 1
const countries = [
  ...Array.from({ length: countryCount }, (_, place) => ({
    id: place + 1,
    code: 'BE',
    name: place === 0 ? 'Belgique' : `Pays ${place + 1}`,
    continentCode: 'EU',
  })),
  ...samples.slice(0, 8).map((sample, place) => ({
    id: 100 + place,
    code: sample,
    name: sample,
    continentCode: sample,
  })),
]
export const visas = samples.map((sample, place) => ({
  id: place + 1,
  name: `Visa ${place + 1} ${sample.slice(0, 2000)}`,
  image: getImage(place),
  summary: sample,
  content: sample,
  country: { id: getCountryId(place), name: 'Belgique' },
  countryId: getCountryId(place),
  interventionId: 1,
}))
const serviceLevels = samples.map((sample, place) => ({
  id: place + 1,
  levelNumber: place + 1,
  title: sample.slice(0, 2000),
  summary: sample.slice(0, 2000),
  fullDescription: sample,
  serviceFee: {
    valueString: sample.slice(0, 2000),
    amount: 10,
    currency: 'EUR',
    basis: sample.slice(0, 2000),
    notes: sample.slice(0, 2000),
  },
}))
const interventions = [
  { id: 1, title: samples[0], country: null, visa: null, countryId: 1, visaId: 1, serviceLevels },
]
const statuses = [{ id: 1, status: 'Publié' }]
const tags = samples.map((sample, place) => ({ id: place + 1, name: sample.slice(0, 2000) }))
const articles = samples.map((sample, place) => ({
  id: place + 1,
  slug: `a-${place + 1}`,
  title: sample.slice(0, 2000),
  image: getImage(place),
  author: { firstName: sample.slice(0, 300), lastName: sample.slice(0, 300) },
  authorId: 92,
  date: '2026-11-16T08:30:00',
  createdDate: '2026-11-16T08:30:00',
  views: 1,
  country: place % 2 === 0 ? 'ALL' : { code: 'BE', name: sample.slice(0, 300) },
  countryId: 1,
  statusId: 1,
  articleStatus: statuses[0],
  tags: tags.slice(place, place + 3),
  introduction: sample,
  content: sample,
}))
const faqs = samples.map((sample, place) => ({
  id: place + 1,
  question: sample.slice(0, 2000),
  response: sample,
  countryId: getCountryId(place),
  visaId: place % 2 === 0 ? 1 : null,
  countryName: sample.slice(0, 300),
  visaName: sample.slice(0, 300),
}))
const testimonials = samples.map((sample, place) => ({
  id: place + 1,
  content: sample,
  name: sample.slice(0, 300),
  stars: place % 2 === 0 ? '5' : sample,
}))

/** The real lawyers, every text of whom ends in a sample. */
function readHostileLawyers(): unknown {
  const real = JSON.parse(
    readFileSync(new URL('../../public/lawyers.json', import.meta.url), 'utf8'),
  ) as object[]
  return real.map((lawyer, place) => injectSample(lawyer, samples[place % samples.length] ?? ''))
}

function injectSample(value: unknown, sample: string): unknown {
  if (typeof value === 'string') return `${value}${sample.slice(0, 2000)}`
  if (Array.isArray(value)) return value.map((item) => injectSample(item, sample))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, injectSample(item, sample)]),
  )
}

const responsesByPath: Readonly<Record<string, unknown>> = {
  '/api/Country': countries,
  '/api/Visas': visas,
  '/api/Intervention': interventions,
  '/api/Articles': articles,
  '/api/Tags': tags,
  '/api/ArticleStatus': statuses,
  '/api/Faq': faqs,
  '/api/ContactSubject': tags,
  '/testimonials.json': testimonials,
}

/** A server whose every text is a sample. */
export function createHostileServer(): AnswerRequest {
  const directory = readHostileLawyers()
  return (path) => {
    if (path === '/lawyers.json') return directory
    const country = /^\/api\/Visas\/Country\/(\d+)$/.exec(path)?.[1]
    if (country !== undefined) return visas.filter((visa) => visa.countryId === Number(country))
    const [, list = '', id] = /^(.*)\/(\d+)$/.exec(path) ?? [undefined, path]
    const found = responsesByPath[list]
    return id === undefined || !Array.isArray(found) ? found : found[Number(id) - 1]
  }
}
