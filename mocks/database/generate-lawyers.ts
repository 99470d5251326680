import type { Lawyer } from '#contract/lawyers.ts'

/** Generates more lawyers from existing ones, with recombined names, other figures and new ids. Deterministic. */
export function generateLawyers(lawyers: readonly Lawyer[], count: number): Lawyer[] {
  const names = lawyers.map(({ name }) => splitName(name))
  return Array.from({ length: lawyers.length === 0 ? 0 : count }, (_, index) => {
    const base = pickCyclic(lawyers, index)
    if (index < lawyers.length) return base
    const round = Math.floor(index / lawyers.length)
    const price = base.pricing.firstConsultation + (round % 7) * 10
    return {
      ...base,
      id: index + 1,
      name: `${pickCyclic(names, index).first} ${pickCyclic(names, index + round).last}`,
      isVerified: index % 5 !== 0,
      experienceYears: (base.experienceYears + round) % 40,
      firstSlotInDays: (index * 7) % 30,
      pricing: { ...base.pricing, firstConsultation: price },
    }
  })
}

function splitName(name: string): { first: string; last: string } {
  const space = name.indexOf(' ')
  return { first: name.slice(0, space), last: name.slice(space + 1) }
}

function pickCyclic<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
