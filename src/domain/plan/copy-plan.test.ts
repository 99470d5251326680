import { expect, it } from 'vitest'

import { planCopy } from './copy-plan.ts'

const visa = (id: number, countryId: string, name: string) => ({ id, values: { countryId, name } })
const intervention = (id: number, countryId: string, visaId: string) => ({
  id,
  values: { countryId, visaId, level: id },
})
const belgian = [visa(1, '1', 'Visa étudiant'), visa(2, '1', 'Visa court séjour')]
const plan = (visas: ReturnType<typeof visa>[], interventions: ReturnType<typeof intervention>[]) =>
  planCopy({ visas, interventions, from: '1', to: '2', toNew: (values) => values }).steps

it('copies the visas of a country with their interventions, each to the copy of its visa', () => {
  const steps = plan([...belgian, visa(3, '3', 'Autre')], [intervention(7, '1', '1')])
  expect(steps.map(({ key, name }) => [key, name])).toEqual([
    ['visa-1', 'Visa étudiant'],
    ['visa-2', 'Visa court séjour'],
    ['intervention-7', 'Visa étudiant'],
  ])
  expect(steps[0]?.changes).toEqual({ countryId: '2', name: 'Visa étudiant' })
  expect(steps[2]).toMatchObject({
    changes: { countryId: '2', level: 7 },
    links: { visaId: 'visa-1' },
  })
})

it('skips a visa that the country has under the same name, and fills it with the intervention', () => {
  const steps = plan([...belgian, visa(9, '2', ' VISA ETUDIANT')], [intervention(7, '1', '1')])
  expect(steps[0]?.refusal).toEqual({ type: 'skipped', kind: 'exists', text: '9' })
  expect(steps[1]?.refusal).toBeUndefined()
  expect(steps[2]).toMatchObject({ changes: { visaId: '9' } })
  expect(steps[2]?.links).toBeUndefined()
  expect(steps[2]?.refusal).toBeUndefined()
})

it('skips an intervention where the visa of the country has one', () => {
  const steps = plan(
    [...belgian, visa(9, '2', 'Visa étudiant')],
    [intervention(7, '1', '1'), intervention(8, '2', '9'), intervention(6, '1', '99')],
  )
  expect(steps.map(({ key }) => key)).toEqual(['visa-1', 'visa-2', 'intervention-7'])
  expect(steps[2]?.refusal).toEqual({ type: 'skipped', kind: 'exists' })
})
