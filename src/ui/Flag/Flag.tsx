import { clsx } from 'clsx/lite'

import styles from './Flag.module.css'

const flagCodes: ReadonlySet<string> = new Set(__FLAG_CODES__.split(' '))

interface FlagProps {
  /** ISO 3166-1 alpha-2, any case. */
  code: string
  size?: 'small' | 'medium'
}

const sizes = { small: { width: 20, height: 15 }, medium: { width: 28, height: 21 } }

/** A country's flag, always beside its name. A code that is no country's shows its letters. */
export function Flag({ code, size = 'medium' }: FlagProps) {
  const countryCode = code.trim().toLowerCase()
  const classNames = clsx(styles.flag, styles[size])
  if (!flagCodes.has(countryCode)) {
    return (
      <span className={clsx(classNames, styles.unknown)} aria-hidden>
        {countryCode.slice(0, 2)}
      </span>
    )
  }
  const url = `${import.meta.env.BASE_URL}${__FLAG_FOLDER__}/${countryCode}.svg`
  return <img className={classNames} src={url} alt="" {...sizes[size]} decoding="async" />
}
