import { useState } from 'react'

import { safeImage } from '#content/sanitise.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { initialsOf } from '#domain/lawyers/profile.ts'
import { slugOf } from '#domain/slug.ts'
import { Portrait } from '#ui/guilloche/Portrait.tsx'

import styles from './LawyerPicture.module.css'

interface LawyerPictureProps {
  lawyer: Pick<Lawyer, 'name' | 'image'>
  /** `coarse` for a medallion under about 96 px. */
  detail?: 'fine' | 'coarse'
}

/** The lawyer's photograph; where there is none, or it cannot be had, a guilloché with the initials. */
export function LawyerPicture({ lawyer: { name, image }, detail = 'fine' }: LawyerPictureProps) {
  const [isBroken, setBroken] = useState(false)
  const source =
    image == null || isBroken || typeof document === 'undefined'
      ? undefined
      : safeImage(image, document.baseURI)
  if (source === undefined) {
    return <Portrait seed={slugOf(name)} initials={initialsOf(name)} detail={detail} />
  }
  return (
    <img
      className={styles.picture}
      src={source}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(true)
      }}
    />
  )
}
