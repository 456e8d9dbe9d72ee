import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { column, row } from '../../components/styles.ts'
import { errorOf } from '../../forms/FieldRows.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { usePreview } from '../../forms/usePreview.ts'
import type { TalentForm } from './talentFields.ts'

/** The profile picture, with a preview. */
export function PictureField({ form }: { form: TalentForm }) {
  const styles = useStyles()
  const { name, pictureFile, profilePictureUrl } = form.values
  const preview = usePreview(pictureFile)
  return (
    <div className={styles.root}>
      <PersonAvatar name={name} pictureUrl={preview ?? profilePictureUrl} size={72} />
      <div className={styles.field}>
        <UploadField
          kind="PICTURE"
          label="Profile picture"
          hint="PNG, JPEG, WebP or GIF, at most 5 MB"
          error={errorOf(form, 'profilePictureUrl')}
          file={pictureFile}
          onChange={file => form.set('pictureFile', file)}
        />
        {profilePictureUrl && !pictureFile && (
          <Button size="small" appearance="subtle" onClick={() => form.set('profilePictureUrl', '')}>
            Remove the current picture
          </Button>
        )}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { ...row, gap: tokens.spacingHorizontalL },
  field: { ...column, alignItems: 'flex-start', flexGrow: 1, minWidth: 0, '& > :first-child': { width: '100%' } },
})
