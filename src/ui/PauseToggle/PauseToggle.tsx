import { clsx } from 'clsx/lite'
import { Pause, Play } from 'lucide-react'

import styles from './PauseToggle.module.css'

interface PauseToggleProps {
  paused: boolean
  onToggle: () => void
  /** The name of the next action: 'Mettre en pause', 'Reprendre'. */
  labels: { pause: string; play: string }
  className?: string | undefined
}

/** Pauses and resumes automatic movement (WCAG 2.2.2). */
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
