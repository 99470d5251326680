import { formatNumber, type StrokedPath } from './curves.ts'
import styles from './guilloche.module.css'

/** Renders paths in the inks of the surrounding `data-ink`. */
export function GuillocheLines({ paths }: { paths: readonly StrokedPath[] }) {
  return paths.map(({ d, ink, width, dashes }, index) => (
    <path
      // oxlint-disable-next-line react/no-array-index-key -- a figure is never reordered
      key={index}
      className={styles[ink]}
      d={d}
      strokeWidth={formatNumber(width)}
      {...(dashes && {
        pathLength: dashes.count * 100,
        strokeDasharray: `${dashes.share} ${100 - dashes.share}`,
        strokeLinecap: dashes.share === 0 ? 'round' : undefined,
      })}
    />
  ))
}
