import { ArticlesSection } from './ArticlesSection.tsx'
import { Hero } from './Hero.tsx'
import styles from './Home.module.css'
import { LevelsSection } from './LevelsSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'
import { VisaPackagesSection } from './VisaPackagesSection.tsx'

/** The home page: sections that load and fail independently (spec 2.3). */
export function Home() {
  return (
    <div className={styles.page}>
      <Hero />
      <VisaPackagesSection />
      <LevelsSection />
      <TestimonialsSection />
      <NetworkSection />
      <ArticlesSection />
    </div>
  )
}
