import { differences } from '../../database/differences.ts'
import type { BarParts } from '../bar-client.ts'
import { useDatabaseValue, useTexts } from '../bar-context.ts'
import tab from '../tab.module.css'
import styles from './Differences.module.css'

const read = ({ changes }: BarParts) => differences(changes)

/** What is not as the seed has it, record by record. */
export function Differences() {
  const texts = useTexts().data
  const found = useDatabaseValue(read)
  if (found === undefined) return null
  return (
    <div>
      <h3 className={tab.heading}>{texts.changes}</h3>
      <p className={tab.quiet}>{found.length === 0 ? texts.none : texts.count(found.length)}</p>
      <ul className={tab.rows}>
        {found.map(({ table, id, kind, name }) => (
          <li key={`${table}/${id}`} className={styles.row}>
            <span className={styles.table}>{texts.tables[table]}</span>
            <span lang="fr" className={styles.name}>
              {name}
            </span>
            <span className={styles.kind} data-kind={kind}>
              {texts.kinds[kind]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
