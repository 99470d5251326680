import styles from './tab.module.css'

/** The class of a tab, also of a link to a page that is a part of the same thing (`aria-current`). */
export const tabClassName = styles.tab ?? ''
