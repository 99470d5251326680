import type { Meta, StoryObj } from '@storybook/react-vite'
import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'
import { InitialsAvatar } from '#ui/guilloche/InitialsAvatar.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'
import { VisaIllustration } from '#ui/guilloche/VisaIllustration.tsx'

import styles from './foundations.module.css'
import { countryCodes, getInitials } from './guilloche-samples.ts'

/** Twelve seeds of each figure, in the inks of six countries. */
const meta = {
  title: 'Foundations/Guilloché patterns',
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const seeds = [
  'Visa étudiant',
  'Regroupement familial',
  'Travailleur hautement qualifié',
  'Visa doré',
  'Nomade numérique',
  'Protection internationale',
  'Long séjour',
  'Court séjour',
  'Investisseur',
  'Carte bleue européenne',
  'Naturalisation',
  'Jeune au pair',
]

interface GalleryProps {
  size?: 'wide' | 'small'
  children: (seed: string, code: string) => ReactNode
}

function Gallery({ size, children }: GalleryProps) {
  return (
    <div className={clsx(styles.gallery, size && styles[size])}>
      {seeds.map((seed, index) => {
        const code = countryCodes[index % countryCodes.length] ?? 'be'
        return (
          <div key={seed} data-ink={code}>
            {children(seed, code)}
          </div>
        )
      })}
    </div>
  )
}

export const Rosettes: Story = {
  render: () => <Gallery>{(seed) => <Rosette seed={seed} />}</Gallery>,
}
export const SmallRosettes: Story = {
  render: () => <Gallery size="small">{(seed) => <Rosette seed={seed} detail="coarse" />}</Gallery>,
}
export const RosettePerCountry: Story = {
  render: () => (
    <div className={styles.gallery}>
      {countryCodes.map((code) => (
        <div key={code} data-ink={code}>
          <Rosette seed="Visa étudiant" />
        </div>
      ))}
    </div>
  ),
}
export const InitialsAvatars: Story = {
  render: () => (
    <Gallery>{(seed) => <InitialsAvatar seed={seed} initials={getInitials(seed)} />}</Gallery>
  ),
}
export const SmallInitialsAvatars: Story = {
  tags: ['check'],
  render: () => (
    <Gallery size="small">
      {(seed) => <InitialsAvatar seed={seed} initials={getInitials(seed)} detail="coarse" />}
    </Gallery>
  ),
}
export const Visas: Story = {
  render: () => (
    <Gallery size="wide">{(seed, code) => <VisaIllustration code={code} name={seed} />}</Gallery>
  ),
}
export const Articles: Story = {
  render: () => <Gallery size="wide">{(seed) => <ArticleIllustration seed={seed} />}</Gallery>,
}
export const Backgrounds: Story = {
  render: () => (
    <Gallery size="wide">
      {(seed) => (
        <div className={styles.panel}>
          <GuillocheBackground seed={seed} strength="clear" />
        </div>
      )}
    </Gallery>
  ),
}
export const Borders: Story = {
  render: () => (
    <div className={styles.page}>
      {countryCodes.map((code, index) => (
        <div key={code} data-ink={code}>
          <GuillocheBorder seed={seeds[index] ?? code} />
        </div>
      ))}
    </div>
  ),
}
