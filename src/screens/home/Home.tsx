import { ArticlesSection } from './ArticlesSection.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'
import { LevelsSection } from './LevelsSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import { VisaPackagesSection } from './VisaPackagesSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'

interface HomeProps {
  /** The slug of the country whose visas are shown. */
  country?: string | undefined
}

/** The home page: sections that load and fail independently (spec 2.3). */
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
