import { ArticlesSection } from './ArticlesSection.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'
import { LevelsSection } from './LevelsSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import { VisaPackagesSection } from './VisaPackagesSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'

interface HomeProps {
  /** The slug of the country whose visas are shown, if the address names one. */
  country?: string | undefined
}

/** The home page: a stack of sections (spec 2.3), each with its own loading and its own failure. */
export function Home({ country }: HomeProps) {
  return (
    <div className={styles.page}>
      <Hero />
      <VisaPackagesSection country={country} />
      <LevelsSection />
      <TestimonialsSection />
      <NetworkSection />
      <ArticlesSection />
    </div>
  )
}
