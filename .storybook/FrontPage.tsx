import { Markdown } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import computedFacts from 'virtual:component-facts'

import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { getContrastRatio, getTokenNames, resolveColour, toHex } from '#ui/foundations/colours.ts'
import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { VisaIllustration } from '#ui/guilloche/VisaIllustration.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { countries } from '#ui/foundations/guilloche-samples.ts'

import changelog from '../CHANGELOG.md?raw'
import { version } from '../package.json'
import type { AllFacts } from '../scripts/design-system/component-facts.ts'
import { readLatestChanges } from '../scripts/design-system/latest-changes.ts'
import styles from './front-page.module.css'

const { release } = computedFacts as AllFacts

/** The design system at a glance: colour, type, guilloché, what changed, and where everything is. */
export function FrontPage() {
  return (
    <div className={`sb-unstyled ${styles.page}`}>
      <header className={styles.masthead}>
        <div className={styles.introduction}>
          <CodeLabel variant="accent">{`Design system · ${version}`}</CodeLabel>
          <h1 className={styles.title}>Calm, editorial, precise.</h1>
          <p className={styles.lead}>
            For people who worry about a paper that decides their life. The lines of passports and
            visas, drawn by code, two typefaces and few colours; every component and every screen,
            in every state.
          </p>
          <p className={styles.links}>
            <DocsLink page="getting-started">Getting started</DocsLink>
            <DocsLink page="all-components">All components</DocsLink>
            <DocsLink page="map-of-screens">Map of screens</DocsLink>
            <a href="./design-tokens.json">Design tokens (JSON)</a>
            <a href="./figma-variables.json">Figma variables (JSON)</a>
          </p>
          <p className={styles.manifest}>
            <span>Every component with its properties, import and snippets, to read </span>
            <a href="./manifests/components.html">as a page</a>
            <span> or to give an assistant, </span>
            <a href="./manifests/components.json">as JSON</a>
            <span>.</span>
          </p>
        </div>
        <Rosette seed="Naturalisation" className={styles.emblem} />
      </header>
      <GuillocheBorder seed="droit-de-cite" />
      <Colours />
      <Type />
      <Guilloche />
      <Changes />
      <Contents />
    </div>
  )
}

function DocsLink({ page, children }: { page: string; children: string }) {
  return <a href={`./?path=/docs/${page}--docs`}>{children}</a>
}

interface Swatch {
  readonly name: string
  readonly hex: string
  /** Against paper. */
  readonly contrast: number
}

function readSwatches(): Swatch[] {
  const paper = resolveColour('--palette-paper', document.body)
  return getTokenNames('--palette-').map((name) => {
    const colour = resolveColour(name, document.body)
    return { name, hex: toHex(colour), contrast: getContrastRatio(colour, paper) }
  })
}

function Colours() {
  const [swatches] = useState(readSwatches)
  return (
    <section className={styles.section} aria-labelledby="colour">
      <SectionHeading
        id="colour"
        eyebrow="01 — Colour"
        title="Paper, ink, one seal red"
        lead="The accent is for the main action and the current place; verdigris for links and confirmations."
        action={<DocsLink page="foundations-colours">All colours</DocsLink>}
      />
      <ul role="list" className={styles.swatches}>
        {swatches.map(({ name, hex, contrast }) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: `var(${name})` }} />
            <span className={styles.swatchName}>{toWords(name)}</span>
            <CodeLabel variant="quiet" code>
              {hex}
            </CodeLabel>
            {contrast >= 3 && (
              <span className={styles.contrast}>{`${contrast.toFixed(1)} : 1 on paper`}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function toWords(name: string): string {
  const words = name.replace('--palette-', '').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const faces = [
  {
    token: 'heading',
    name: 'Newsreader',
    use: 'Headings',
    weight: 500,
    sample: 'Vous pouvez rester.',
  },
  {
    token: 'text',
    name: 'Instrument Sans',
    use: 'Text and controls',
    weight: 400,
    sample: 'L’avocat vous dit à quelles conditions, dès le premier rendez-vous.',
  },
  {
    token: 'machine',
    name: 'IBM Plex Mono',
    use: 'Codes, levels, dates',
    weight: 500,
    sample: 'V<BEL<<VISA<ETUDIANT 04·12',
  },
] as const

function Type() {
  return (
    <section className={styles.section} aria-labelledby="type">
      <SectionHeading
        id="type"
        eyebrow="02 — Type"
        title="A serif with character, a humanist sans"
        action={<DocsLink page="foundations-typography">All sizes</DocsLink>}
      />
      <div className={styles.faces}>
        {faces.map(({ token, name, use, weight, sample }) => (
          <div key={token} className={styles.face}>
            <p
              lang="fr"
              className={styles[token]}
              style={{ fontFamily: `var(--font-${token})`, fontWeight: weight }}
            >
              {sample}
            </p>
            <p className={styles.faceName}>
              <strong>{name}</strong> {use}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

function Guilloche() {
  return (
    <section className={styles.section} aria-labelledby="guilloche">
      <SectionHeading
        id="guilloche"
        eyebrow="03 — Guilloché"
        title="One seed, one picture"
        lead="A slug draws the same rosette for ever, in the ink pair of its country. Nothing is downloaded."
        action={<a href="./?path=/story/foundations-guilloche-playground--figure">Try it</a>}
      />
      <ul role="list" className={styles.rosettes}>
        {Object.entries(countries).map(([code, name]) => (
          <li key={code} data-ink={code}>
            <Rosette seed="Visa étudiant" />
            <CodeLabel variant="ink">{name}</CodeLabel>
          </li>
        ))}
      </ul>
      <div className={styles.illustrations}>
        <VisaIllustration code="CM" name="Regroupement familial" />
        <ArticleIllustration seed="Travailleur hautement qualifié" code="fr" />
        <VisaIllustration code="LU" name="Visa étudiant" />
      </div>
    </section>
  )
}

function Changes() {
  const changes = readLatestChanges(changelog)
  if (changes === undefined) return null
  return (
    <section className={styles.section} aria-labelledby="changes">
      <SectionHeading
        id="changes"
        eyebrow="04 — Changes"
        title={changes.version === 'Unreleased' ? 'Not released yet' : changes.version}
        lead={
          release === undefined
            ? 'There is no release yet, so the sidebar marks nothing as new.'
            : `The sidebar marks what is new or changed since ${release}.`
        }
        action={<DocsLink page="changelog">All changes</DocsLink>}
      />
      <div className={styles.changes}>
        {changes.kinds.map(({ kind, entries }) => (
          <div key={kind} className={styles.kind}>
            <h3>{kind}</h3>
            <Markdown>{entries.map((entry) => `- ${entry}`).join('\n')}</Markdown>
          </div>
        ))}
      </div>
    </section>
  )
}

const contents = [
  [
    'foundations-colours',
    'Foundations',
    'Colour with its contrast, type, space, motion, icons, voice',
  ],
  ['components-button', 'Components', 'Properties, states, do and don’t, accessibility and keys'],
  ['patterns-forms', 'Patterns', 'How they work together: forms, lists, states, consent'],
  ['content-rich-text', 'Content', 'Foreign HTML made safe: rich text and its editor'],
  [
    'site-components-visa-card',
    'Site components',
    'What several screens share: cards, the contact form',
  ],
  ['screens-home', 'Screens', 'Every route: loaded, loading, empty, each failure, in English'],
  [
    'specification-clauses',
    'Specification',
    'Each requirement, with the stories and tests that show it',
  ],
] as const

function Contents() {
  return (
    <section className={styles.section} aria-labelledby="contents">
      <SectionHeading id="contents" eyebrow="05 — Contents" title="Where everything is" />
      <ul role="list" className={styles.contents}>
        {contents.map(([page, name, description]) => (
          <li key={page}>
            <DocsLink page={page}>{name}</DocsLink>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
