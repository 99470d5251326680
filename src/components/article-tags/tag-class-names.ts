import styles from './tag.module.css'

/** The class names of a tag, be it a toggle or a link. */
export const tagClassName = styles.tag ?? ''
export const tagCountClassName = styles.count ?? ''
export const tagListClassName = styles.list ?? ''
