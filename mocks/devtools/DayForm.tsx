import { Button } from '#ui/Button/Button.tsx'

import { addToDay, formatDay } from '../demo-clock.ts'
import { useDevtools, useTexts } from './devtools-context.ts'
import styles from './ScenariosTab.module.css'
import tab from './tab.module.css'
import { ToolbarButton } from './buttons.tsx'

const steps = [
  ['dayBefore', { days: -1, months: 0 }],
  ['dayAfter', { days: 1, months: 0 }],
  ['monthAfter', { days: 0, months: 1 }],
] as const

/** Shows the site as it is on another day: deadlines, opening hours, the order of lists. */
export function DayForm() {
  const texts = useTexts().day
  const { demoClock } = useDevtools()
  const today = demoClock.clock()
  // Of a letter: the day that its page shows large.
  const deadline = document
    .querySelector('main')
    ?.querySelector<HTMLTimeElement>('h2 time')?.dateTime
  function show(day: string): void {
    demoClock.select(day)
    // What depends on the day was computed from it in many places.
    location.reload()
  }
  return (
    <div className={tab.group}>
      <p className={tab.intro}>{texts.intro}</p>
      <div className={tab.actions}>
        <label className={styles.dayField}>
          <span>{texts.label}</span>
          <input
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            defaultValue={formatDay(today)}
            onChange={({ target }) => {
              // Not while a year is being typed.
              if (target.validity.valid && target.value !== '') show(target.value)
            }}
          />
        </label>
        {steps.map(([name, step]) => (
          <ToolbarButton key={name} onClick={() => show(formatDay(addToDay(today, step)))}>
            {texts[name]}
          </ToolbarButton>
        ))}
        {deadline !== undefined && (
          <ToolbarButton onClick={() => show(deadline)}>{texts.toDeadline}</ToolbarButton>
        )}
        {demoClock.getDay() !== '' && (
          <Button size="small" variant="tertiary" onClick={() => show('')}>
            {texts.device}
          </Button>
        )}
      </div>
    </div>
  )
}
