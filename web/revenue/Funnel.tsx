import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { type FunnelSide, type FunnelStep, funnelSides, funnelSteps } from '../../api/revenue/words.ts'
import type { Funnel_steps$key } from '../__generated__/Funnel_steps.graphql.ts'
import { Card } from '../components/Section.tsx'
import { caption } from '../components/styles.ts'
import { FunnelPeople, type Months } from './behind.tsx'
import { LateChart } from './chart/LateChart.tsx'
import { Figure, RowsBehind } from './Figure.tsx'
import { figures } from './FigureTable.tsx'

/** How far those came who were added or applied in the period; each figure opens them. */
export function Funnel({ steps: key, months }: { steps: Funnel_steps$key; months: Months }) {
  const steps = useFragment(fragment, key).flatMap(({ step, internal, external }) =>
    step === '%future added value' ? [] : { step, counts: { INTERNAL: internal, EXTERNAL: external } },
  )
  const styles = useStyles()
  const [opened, setOpened] = useState<{ step: FunnelStep; side: FunnelSide } | null>(null)
  const sides = Object.entries(funnelSides) as [FunnelSide, string][]
  return (
    <Card title="Funnel">
      <LateChart
        title="Funnel"
        unit="People"
        shape="bars"
        bars={steps.map(({ step, counts }) => ({
          id: step,
          label: funnelSteps[step],
          parts: sides.map(([side, name]) => ({ name, value: counts[side], words: String(counts[side]) })),
        }))}
        tick={value => value.toLocaleString('en')}
        onOpen={step => setOpened({ step: step as FunnelStep, side: 'INTERNAL' })}
      />
      <table className={styles.table} aria-label="Funnel">
        <thead>
          <tr>
            <th scope="col">Step</th>
            {sides.map(([side, name]) => (
              <th key={side} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, counts }) => (
            <tr key={step}>
              <th scope="row">{funnelSteps[step]}</th>
              {sides.map(([side, name]) => {
                const isOpen = opened?.step === step && opened.side === side
                return (
                  <td key={side}>
                    <Figure
                      count={counts[side]}
                      of={step === 'APPLIED' ? undefined : steps[0]?.counts[side]}
                      label={`${funnelSteps[step]}, ${name.toLowerCase()}`}
                      isOpen={isOpen}
                      onToggle={() => setOpened(isOpen ? null : { step, side })}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <RowsBehind title={`${funnelSteps[opened.step]}, ${funnelSides[opened.side].toLowerCase()}`}>
          <FunnelPeople months={months} {...opened} />
        </RowsBehind>
      )}
      <span className={styles.quiet}>
        Each step includes everyone who reached it or went further. Applicants added to the deal count as internal.
      </span>
    </Card>
  )
}

const fragment = graphql`
  fragment Funnel_steps on FunnelCount @relay(plural: true) { step internal external }
`

const useStyles = makeStyles({ table: figures, quiet: caption })
