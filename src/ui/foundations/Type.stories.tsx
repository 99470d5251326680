import type { Meta, StoryObj } from '@storybook/react-vite'

import styles from './foundations.module.css'
import { Measured } from './Measured.tsx'

/** All typefaces in every size, in French and English. */
const meta = { title: 'Foundations/Typography' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const french =
  'Vous pouvez rester : l’avocat vous dit à quelles conditions, dès « le premier rendez-vous ».'
const english = 'You may stay: your lawyer will tell you on what terms, from the first appointment.'
const sizes = ['title-1', 'title-2', 'title-3', 'title-4', 'lead', 'body', 'small']

/** Size, line height and weight in this window. */
function describeType(element: HTMLElement): string {
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(element)
  const [size, line] = [fontSize, lineHeight].map((value) =>
    Number(Number.parseFloat(value).toFixed(1)),
  )
  return `${size}\u00a0/\u00a0${line}\u00a0px, ${fontWeight}`
}

function Scale({ face, weight }: { face: 'heading' | 'text'; weight: number }) {
  return (
    <div>
      {sizes.map((size) => (
        <div key={size} className={styles.sample}>
          <code>{`--text-${size}`}</code>
          {[french, english].map((sentence, index) => (
            <Measured key={sentence} read={index === 0 ? describeType : undefined}>
              <p
                lang={index === 0 ? 'fr' : 'en'}
                style={{
                  fontFamily: `var(--font-${face})`,
                  fontSize: `var(--text-${size})`,
                  fontWeight: weight,
                  lineHeight: `var(--leading-${size.startsWith('title') ? 'title' : 'body'})`,
                }}
              >
                {sentence}
              </p>
            </Measured>
          ))}
        </div>
      ))}
    </div>
  )
}

export const Headings: Story = { render: () => <Scale face="heading" weight={500} /> }
export const Text: Story = { render: () => <Scale face="text" weight={400} /> }
export const StrongText: Story = { render: () => <Scale face="text" weight={600} /> }

export const Italic: Story = {
  render: () => (
    <p
      style={{
        fontFamily: 'var(--font-heading)',
        fontStyle: 'italic',
        fontSize: 'var(--text-title-3)',
      }}
    >
      {french}
    </p>
  ),
}

export const Monospace: Story = {
  render: () => (
    <p
      style={{
        fontFamily: 'var(--font-machine)',
        fontSize: 'var(--text-machine)',
        fontWeight: 500,
      }}
    >
      ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 &lt;&gt;/-–.,:·№
    </p>
  ),
}

/** A line length of 66 characters, with the headings of `base.css`. */
export const Article: Story = {
  render: () => (
    <article
      lang="fr"
      style={{ display: 'grid', gap: 'var(--space-4)', maxInlineSize: 'var(--measure)' }}
    >
      <h1>Le regroupement familial en Belgique</h1>
      <p style={{ fontSize: 'var(--text-lead)' }}>{french}</p>
      <h2>Qui peut vous rejoindre ?</h2>
      <p>
        {french} {french} <a href="#conditions">Les conditions en détail</a>.
      </p>
      <h3 id="conditions">Les conditions de ressources</h3>
      <p>
        <strong>Des revenus stables et réguliers.</strong> {french}
      </p>
    </article>
  ),
}
