import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'

import styles from './PauseToggle.module.css'

interface PauseToggleProps {
  paused: boolean
  onToggle: () => void
  /** What the button does now: 'Mettre en pause', 'Reprendre'. */
  labels: { pause: string; play: string }
  className?: string | undefined
}

/** Stops and starts what moves by itself (WCAG 2.2.2). Its name says what it will do. */
export function PauseToggle({ paused, onToggle, labels, className }: PauseToggleProps) {
  const Icon = paused ? Play : Pause
  return (
    <button
      type="button"
      className={clsx(styles.toggle, className)}
      aria-label={paused ? labels.play : labels.pause}
      onClick={onToggle}
    >
      <Icon aria-hidden size={18} strokeWidth={1.5} />
    </button>
  )
}
