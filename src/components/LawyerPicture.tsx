import { RecordPicture } from '#content/RecordPicture.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { getInitials } from '#domain/lawyers/directory.ts'
import { slugify } from '#domain/slug.ts'
import { InitialsAvatar } from '#ui/guilloche/InitialsAvatar.tsx'

import styles from './LawyerPicture.module.css'

interface LawyerPictureProps {
  lawyer: Pick<Lawyer, 'name' | 'image'>
  /** `coarse` for a picture under about 96 px. */
  detail?: 'fine' | 'coarse'
  /** Whether a picture from another host shows a consent button; used on the profile only. */
  withOffer?: boolean | undefined
}

/** The lawyer's photograph, or a guilloché with the initials if there is none or it fails to load. */
export function LawyerPicture({
  lawyer: { name, image },
  detail = 'fine',
  withOffer,
}: LawyerPictureProps) {
  return (
    <RecordPicture
      image={image}
      offer={withOffer === true ? 'below' : undefined}
      className={styles.picture}
      width={240}
      height={240}
      fallback={
        <InitialsAvatar seed={slugify(name)} initials={getInitials(name)} detail={detail} />
      }
    />
  )
}
