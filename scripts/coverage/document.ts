import { type Clause, clauses, sectionTitles } from './clauses.ts'
import type { Evidence } from './evidence.ts'

/** The page that says what shows each clause of the specification. */
export function renderCoverage(evidence: readonly Evidence[]): string {
  const tables = [...sectionTitles].map(([section, title]) => {
    const rows = clauses
      .filter((clause) => clause.section === section)
      .map((clause) => renderRow(clause, evidence))
    return `## ${section} ${title}\n\n| | asks for | shown by |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# What shows the specification

Written by \`npm run coverage:spec\` from the titles of the tests and the comments of the stories, which
cite a clause as \`(spec 2.4.2)\`: the section, and the number of the bullet or table row in it. A test
fails while a clause has no line, or while this page is not what the files say.

${tables.join('\n')}`
}

/** What cites a clause by its own number; a section's number alone shows nothing of it. */
export function findEvidence({ id }: Clause, evidence: readonly Evidence[]): Evidence[] {
  return evidence.filter(({ citedIds }) => citedIds.includes(id))
}

function renderRow(clause: Clause, evidence: readonly Evidence[]): string {
  const found = findEvidence(clause, evidence).map(
    ({ kind, source, name }) => `${kind} \`${source}\` ${stripCitation(name)}`,
  )
  return `| ${clause.id} | ${clause.text} | ${[...new Set(found)].join('<br>').replaceAll('|', '\\|')} |`
}

function stripCitation(name: string): string {
  return name.replace(/ \(spec [^)]*\)/, '').replaceAll(/[<>{}*_`$]/g, '')
}
