import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { MOST_CHOSEN } from '../../../api/talents/words.ts'
import type { Chosen } from '../../list/selection/createSelection.ts'
import { ShareSelected } from '../../shares/ShareSelected.tsx'

/** What can be done with the chosen talents: share them, or take them along as a file. */
export function ChosenTalents({ chosen }: { chosen: readonly Chosen[] }) {
  const ids = chosen.map(({ id }) => id).join()
  return (
    <>
      <ShareSelected chosen={chosen} />
      {chosen.length > MOST_CHOSEN ? (
        <span role="alert">A file holds at most {MOST_CHOSEN.toLocaleString('en')} chosen talents.</span>
      ) : (
        <Button as="a" href={`/api/talents.csv?ids=${ids}`} download icon={<ArrowDownloadRegular />}>
          Download CSV
        </Button>
      )}
    </>
  )
}
