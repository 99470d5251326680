import { clsx } from 'clsx/lite'

import styles from './Flag.module.css'

/** The available flags, each in its own file that loads on demand. */
const flagUrls = import.meta.glob<string>(
  '../../../node_modules/flag-icons/flags/4x3/{be,fr,lu,cm,ch,ca,gb,us,de,nl,it,es,pt,ma,dz,tn,sn,ci,cd,ga}.svg',
  { query: '?url', import: 'default', eager: true },
)

interface FlagProps {
  /** ISO 3166-1 alpha-2, any case. */
  code: string
  size?: 'small' | 'medium'
}

const sizes = { small: { width: 20, height: 15 }, medium: { width: 28, height: 21 } }

/** A country's flag, always beside its name. Without a file it shows the code's letters. */
export function Flag({ code, size = 'medium' }: FlagProps) {
  const countryCode = code.trim().toLowerCase()
  const url = flagUrls[`../../../node_modules/flag-icons/flags/4x3/${countryCode}.svg`]
  const classNames = clsx(styles.flag, styles[size])
  if (!url) {
    return (
      <span className={clsx(classNames, styles.unknown)} aria-hidden>
        {countryCode.slice(0, 2)}
      </span>
    )
  }
  return <img className={classNames} src={url} alt="" {...sizes[size]} decoding="async" />
}
