import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { MOST_AT_ONCE, MOST_CHOSEN } from '../../../api/talents/words.ts'
import { AddSeveralToDealDialog, AddToDealDialog } from '../../candidates/add/addDialogs.ts'
import { DialogButton } from '../../components/DialogButton.tsx'
import { TableDownloads } from '../../components/TableDownloads.tsx'
import type { SelectedRow } from '../../list/selection/createSelection.ts'
import { ShareSelected } from '../../shares/ShareSelected.tsx'

/** The actions on the chosen talents: share them, add them to a deal, or download them. */
export function ChosenTalents({ chosen }: { chosen: readonly SelectedRow[] }) {
  const ids = chosen.map(({ id }) => id).join()
  return (
    <>
      <ShareSelected chosen={chosen} />
      <AddChosen chosen={chosen} />
      {chosen.length > MOST_CHOSEN ? (
        <span role="alert">A file holds at most {MOST_CHOSEN.toLocaleString('en')} chosen talents.</span>
      ) : (
        <TableDownloads href={`/api/talents.csv?ids=${ids}`} />
      )}
    </>
  )
}

function AddChosen({ chosen }: { chosen: readonly SelectedRow[] }) {
  const [only] = chosen
  if (!only) return null
  if (chosen.length > MOST_AT_ONCE) {
    return <span role="alert">At most {MOST_AT_ONCE} are added to a deal at once.</span>
  }
  return (
    <DialogButton
      icon={<PersonAddRegular />}
      onPointerEnter={AddSeveralToDealDialog.preload}
      dialog={onClose =>
        chosen.length === 1 ? (
          <AddToDealDialog talentId={only.id} name={only.name} onClose={onClose} />
        ) : (
          <AddSeveralToDealDialog chosen={chosen} onClose={onClose} />
        )
      }
    >
      Add to deal
    </DialogButton>
  )
}
