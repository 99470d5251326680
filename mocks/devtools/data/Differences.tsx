import { getDifferences } from '../../database/differences.ts'
import type { DevtoolsContextValue } from '../devtools-client.ts'
import { useDatabaseValue, useTexts } from '../devtools-context.ts'
import tab from '../tab.module.css'
import styles from './Differences.module.css'

const readDifferences = ({ overlay }: DevtoolsContextValue) => getDifferences(overlay)

/** What is not as the seed has it, record by record. */
export function Differences() {
  const texts = useTexts().data
  const differences = useDatabaseValue(readDifferences)
  if (differences === undefined) return null
  return (
    <div>
      <h3 className={tab.heading}>{texts.differences}</h3>
      <p className={tab.hint}>
        {differences.length === 0 ? texts.none : texts.count(differences.length)}
      </p>
      <ul className={tab.list}>
        {differences.map(({ table, id, kind, name }) => (
          <li key={`${table}/${id}`} className={styles.row}>
            <span className={styles.table}>{texts.tables[table]}</span>
            <span lang="fr" className={styles.name}>
              {name}
            </span>
            <span className={styles.kind} data-change-type={kind}>
              {texts.kinds[kind]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
