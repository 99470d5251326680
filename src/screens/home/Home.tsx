import { Articles } from './Articles.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'
import { Levels } from './Levels.tsx'
import { Network } from './Network.tsx'
import { VisaPackages } from './VisaPackages.tsx'
import { Voices } from './Voices.tsx'

interface HomeProps {
  /** The slug of the country whose visas are shown, if the address names one. */
  country?: string | undefined
}

/** The home page: a stack of sections (spec 2.3), each with its own loading and its own failure. */
export function Home({ country }: HomeProps) {
  return (
    <div className={styles.page}>
      <Hero />
      <VisaPackages country={country} />
      <Levels />
      <Voices />
      <Network />
      <Articles />
    </div>
  )
}
