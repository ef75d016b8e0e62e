import styles from './ChartTable.module.css'

/** The numbers of a chart, for people who read rather than see it. */
export function ChartTable({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <div className={styles.frame} tabIndex={0} role="group" aria-label={head.join(', ')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
