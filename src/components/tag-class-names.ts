import styles from './tag.module.css'

export const tagClassName = styles.tag ?? ''
export const tagCountClassName = styles.count ?? ''
export const tagListClassName = styles.list ?? ''
