import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'
import { HeroIllustration } from '#ui/guilloche/HeroIllustration.tsx'
import { useReducedMotion } from '#ui/hooks/useReducedMotion.ts'
import { useRotation } from '#ui/hooks/useRotation.ts'
import { PauseToggle } from '#ui/PauseToggle/PauseToggle.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { Doors } from './Doors.tsx'
import styles from './Home.module.css'

const headlineEndings = ['visa', 'family', 'refusal', 'nationality'] as const
/** How long the first headline stays (spec 9). */
const firstHeadlineMs = 3000
/** How long each of the others stays (spec 9). */
const headlineMs = 4500

const points = ['fee', 'place', 'appeal'] as const

/** The hero: a headline with a rotating ending, two calls to action (spec 2.3), and three ways in between them. */
export function Hero() {
  const { t } = useTranslation(['home', 'layout'])
  const prefersReducedMotion = useReducedMotion()
  const { index, isPaused, togglePaused } = useRotation({
    count: headlineEndings.length,
    intervalMs: headlineMs,
    firstDelayMs: firstHeadlineMs,
    // Without motion there is no button to pause it, so it must not go on even if the visitor has resumed it before.
    isEnabled: !prefersReducedMotion,
  })
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{t('layout:brand.network')}</p>
        <h1 className={styles.title}>
          <VisuallyHidden>{t('hero.headlineText')}</VisuallyHidden>
          <span aria-hidden>{t('hero.headlineStart')}</span>
          <span aria-hidden className={styles.headlineEndings}>
            {headlineEndings.map((ending, position) => (
              <span
                key={ending}
                className={styles.headlineEnding}
                data-visible={position === index}
              >
                {t(`hero.headlineEndings.${ending}`)}
              </span>
            ))}
          </span>
        </h1>
        <div className={styles.rotationControls}>
          <span className={styles.progress} aria-hidden>
            {headlineEndings.map((ending, position) => (
              <span
                key={ending}
                className={styles.progressMark}
                data-visible={position === index}
              />
            ))}
          </span>
          {!prefersReducedMotion && (
            <PauseToggle
              paused={isPaused}
              onToggle={togglePaused}
              labels={{ pause: t('hero.pause'), play: t('hero.play') }}
              className={styles.pause}
            />
          )}
        </div>
        <p className={styles.subtitle}>{t('hero.subtitle')}</p>
        <Link to="/avocatslist" className={getButtonClassName('primary', 'medium', styles.find)}>
          {t('hero.find')}
        </Link>
      </div>
      {/* On a phone they come before the picture, which shows nothing that one has to know. */}
      <Doors className={styles.doors} />
      <div className={styles.picture} aria-hidden>
        <HeroIllustration name={t('hero.illustrationText')} />
      </div>
      <ul role="list" className={styles.points}>
        {points.map((point) => (
          <li key={point}>{t(`hero.points.${point}`)}</li>
        ))}
      </ul>
      <p className={styles.understand}>
        <Link to="/apropos" className={getButtonClassName('tertiary')}>
          {t('hero.understand')}
        </Link>
      </p>
    </section>
  )
}
