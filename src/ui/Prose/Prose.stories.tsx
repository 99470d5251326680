import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guidance } from '../foundations/guidance.ts'
import { Prose } from './Prose.tsx'

const guidance: Guidance = {
  do: [
    'Use it for long text: an article, visa requirements, an answer, the legal notice. `RichText` takes `proseClassName` instead.',
    'Start headings one level below the heading above; `RichText` does so with `topHeadingLevel`.',
    'Set `lang` if the text is not in the page’s language: hyphenation and speech depend on it (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t put cards, forms or tabs in it: it styles every list, table and link inside.',
    'Don’t use it for a hint or one sentence.',
    'Don’t skip from `h2` to `h4` for smaller text.',
  ],
  accessibility: [
    'A `div` without a role around native elements. Table columns need `th` with `scope`.',
    'Wide tables scroll inside and long URLs break, so the page has one column at 320 px (WCAG 1.4.10).',
    'Text is hyphenated, except headings and tables.',
    'Links are underlined (WCAG 1.4.1).',
  ],
  keyboard: {
    Tab: 'Moves to the next link and, in some browsers, to a scrollable table.',
    '← →': 'Scrolls the focused table.',
  },
}

const meta = {
  title: 'Components/Prose',
  component: Prose,
  parameters: { guidance },
  args: {
    lang: 'fr',
    children: (
      <>
        <p>
          Le permis unique réunit l’autorisation de travail et le titre de séjour. La demande part
          de l’employeur, auprès de la <a href="#region">Région compétente</a>.
        </p>
        <h2>Les conditions</h2>
        <p>Trois choses sont vérifiées avant toute autre.</p>
        <ul>
          <li>un contrat de travail signé ;</li>
          <li>
            des moyens d’existence stables, réguliers et suffisants :
            <ul>
              <li>le salaire brut,</li>
              <li>les avantages convenus ;</li>
            </ul>
          </li>
          <li>une assurance maladie.</li>
        </ul>
        <h3>Les étapes</h3>
        <ol>
          <li>L’employeur introduit la demande.</li>
          <li>La Région rend sa décision, puis l’Office des étrangers la sienne.</li>
          <li>Le poste consulaire délivre le visa.</li>
        </ol>
        <blockquote>
          <p>Un refus n’est pas une fin : il a des motifs, et les motifs se discutent.</p>
        </blockquote>
        <h3>Les délais</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Étape</th>
              <th scope="col">Délai</th>
              <th scope="col">Redevance</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Décision régionale</td>
              <td>60 jours</td>
              <td>0 €</td>
            </tr>
            <tr>
              <td>Décision de séjour</td>
              <td>90 jours</td>
              <td>366 €</td>
            </tr>
          </tbody>
        </table>
        <hr />
        <h4>À savoir</h4>
        <p>Les montants sont indexés chaque année au 1er janvier.</p>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongStrings: Story = {
  args: {
    lang: 'en',
    children: (
      <>
        <h2>Anticonstitutionnellement, intergouvernementalisation, antidisestablishmentarianism</h2>
        <p>
          <a href="#long">
            https://dofi.example/fr/themes/ressortissants-dun-pays-tiers/regroupement-familial/conditions
          </a>
        </p>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
}
