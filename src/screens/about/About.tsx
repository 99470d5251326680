import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { type OfficeCode, offices } from '#domain/organisation.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { DeferredSvg } from '#ui/guilloche/DeferredSvg.tsx'
import type { EngravingDrawing } from '#ui/guilloche/drawings.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { PauseToggle } from '#ui/PauseToggle/PauseToggle.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { useRotation } from '#ui/hooks/useRotation.ts'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Tabs } from '#ui/Tabs/Tabs.tsx'

import styles from './About.module.css'

/** The about page: a rotating picture and four tabs (spec 2.9). */
export function About() {
  const { t } = useTranslation('about')
  const { tab } = useSearch({ from: '/_public/apropos' })
  const navigate = useNavigate()
  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <RotatingPicture />
        <Tabs
          label={t('tabs')}
          active={tab}
          onSelect={(chosen) => {
            void navigate({
              to: '/apropos',
              search: { tab: chosen },
              replace: true,
              resetScroll: false,
            })
          }}
          tabs={[
            { id: 'qui-sommes-nous', label: t('who.tab'), panel: <TextPanel name="who" /> },
            { id: 'vision', label: t('vision.tab'), panel: <TextPanel name="vision" /> },
            { id: 'histoire', label: t('history.tab'), panel: <EntryList name="history" /> },
            { id: 'valeurs', label: t('values.tab'), panel: <EntryList name="values" /> },
          ]}
        />
      </div>
      <aside className={styles.nextSteps} aria-labelledby="suite">
        <h2 id="suite" className={styles.nextStepsTitle}>
          {t('nextSteps.title')}
        </h2>
        <p>
          <Link to="/avocatslist" className={getButtonClassName('primary')}>
            {t('nextSteps.lawyer')}
          </Link>
          <Link to="/contact" className={getButtonClassName('secondary')}>
            {t('nextSteps.contact')}
          </Link>
        </p>
      </aside>
    </Page>
  )
}

function TextPanel({ name }: { name: 'who' | 'vision' }) {
  const { t } = useTranslation('about')
  return (
    <div className={proseClassName}>
      <h2>{t(`${name}.title`)}</h2>
      <p className={styles.intro}>{t(`${name}.first`)}</p>
      <p>{t(`${name}.second`)}</p>
      <p>{t(`${name}.third`)}</p>
    </div>
  )
}

/** The three entries of the history or of the values (spec 2.9). */
function EntryList({ name }: { name: 'history' | 'values' }) {
  const { t } = useTranslation('about')
  return (
    <>
      <h2 className={styles.title}>{t(`${name}.title`)}</h2>
      <ol role="list" className={styles[name]}>
        {(['first', 'second', 'third'] as const).map((entry) => (
          <li key={entry} className={styles.entry}>
            <CodeLabel code variant="accent">
              {t(`${name}.${entry}.mark`)}
            </CodeLabel>
            <h3>{t(`${name}.${entry}.title`)}</h3>
            <p>{t(`${name}.${entry}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

const rotationIntervalMs = 5000

/** Three pictures in rotation (spec 2.9): an engraving for each office, in the inks of its country. */
function RotatingPicture() {
  const { t } = useTranslation(['about', 'layout'])
  const {
    index: current,
    isPaused,
    togglePaused,
  } = useRotation({
    count: offices.length,
    intervalMs: rotationIntervalMs,
  })
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {offices.map((office, index) => (
          <div
            key={office.code}
            className={styles.picture}
            data-visible={index === current || undefined}
            data-ink={office.code.toLowerCase()}
          >
            <Engraving {...compositions[office.code]} />
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <div className={styles.captions}>
          {offices.map(({ code, coordinates }, index) => (
            <p
              key={code}
              className={styles.text}
              data-visible={index === current || undefined}
              aria-hidden={index !== current}
            >
              <span className={styles.city}>{t(`layout:cities.${code}`)}</span>
              <CodeLabel code>{formatCoordinates(coordinates)}</CodeLabel>
            </p>
          ))}
        </div>
        <PauseToggle
          paused={isPaused}
          onToggle={togglePaused}
          labels={{ pause: t('pictures.pause'), play: t('pictures.play') }}
        />
      </figcaption>
    </figure>
  )
}

/** The compositions were chosen by eye. */
const compositions: Record<OfficeCode, EngravingProps> = {
  BE: {
    backgroundSeed: 'bruxelles',
    rosettes: [{ seed: 'sceau de bruxelles', x: 400, y: 500, scale: 0.66 }],
  },
  FR: {
    backgroundSeed: 'paris',
    rosettes: [
      { seed: 'péréquation', x: 520, y: 400, scale: 0.5 },
      { seed: 'sceau de paris', x: 270, y: 640, scale: 0.38 },
    ],
  },
  CM: {
    backgroundSeed: 'douala',
    rosettes: [
      { seed: 'port-franc', x: 400, y: 500, scale: 0.4 },
      { seed: 'bonanjo', x: 130, y: 860, scale: 0.36 },
      { seed: 'akwa', x: 680, y: 150, scale: 0.3 },
    ],
  },
}

/** Formats coordinates as '50.85 N 4.36 E'. */
function formatCoordinates({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): string {
  return `${formatDegrees(latitude, 'N', 'S')} ${formatDegrees(longitude, 'E', 'W')}`
}

function formatDegrees(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees).toFixed(2)} ${degrees < 0 ? negative : positive}`
}

type EngravingProps = Omit<EngravingDrawing, 'size'>

const size = { width: 800, height: 1000 }

/** A portrait-format line engraving, cropped to its middle in a wide frame. */
const Engraving = memo(function Engraving(props: EngravingProps) {
  return (
    <DeferredSvg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.engraving}
    >
      {({ drawEngraving }) => drawEngraving({ ...props, size })}
    </DeferredSvg>
  )
})
