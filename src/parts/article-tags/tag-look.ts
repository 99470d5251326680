import styles from './tag.module.css'

/** The class names of a tag, be it a toggle or a link. */
export const tagLook = styles.tag ?? ''
export const tagCountLook = styles.count ?? ''
export const tagListLook = styles.list ?? ''
