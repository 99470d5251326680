import { clsx } from 'clsx'

import styles from './Flag.module.css'

/** Flags the site may show; each is a file of its own, fetched when it is drawn. */
const flagUrls = import.meta.glob<string>(
  '../../../node_modules/flag-icons/flags/4x3/{be,fr,lu,cm,ch,ca,gb,us,de,nl,it,es,pt,ma,dz,tn,sn,ci,cd,ga}.svg',
  { query: '?url', import: 'default', eager: true },
)

interface FlagProps {
  /** ISO 3166-1 alpha-2, any case. */
  code: string
  size?: 'small' | 'medium'
  className?: string | undefined
}

const sizes = { small: { width: 20, height: 15 }, medium: { width: 28, height: 21 } }

/** The flag of a country, always beside the country's name; a flag we have no file of shows its letters. */
export function Flag({ code, size = 'medium', className }: FlagProps) {
  const countryCode = code.trim().toLowerCase()
  const url = flagUrls[`../../../node_modules/flag-icons/flags/4x3/${countryCode}.svg`]
  const classNames = clsx(styles.flag, styles[size], className)
  if (!url) {
    return (
      <span className={clsx(classNames, styles.unknown)} aria-hidden>
        {countryCode.slice(0, 2)}
      </span>
    )
  }
  return <img className={classNames} src={url} alt="" {...sizes[size]} decoding="async" />
}
