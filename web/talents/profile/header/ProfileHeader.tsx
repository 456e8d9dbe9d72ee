import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ProfileHeader_editProfile$key } from '../../../__generated__/ProfileHeader_editProfile.graphql.ts'
import type { ProfileHeader_shareProfile$key } from '../../../__generated__/ProfileHeader_shareProfile.graphql.ts'
import type {
  ProfileHeader_talent$data,
  ProfileHeader_talent$key,
} from '../../../__generated__/ProfileHeader_talent.graphql.ts'
import type { ProfileHeaderMutation } from '../../../__generated__/ProfileHeaderMutation.graphql.ts'
import type { ProfileHeaderQuery } from '../../../__generated__/ProfileHeaderQuery.graphql.ts'
import { useLastAddress } from '../../../app/lastAddress.ts'
import { BackLink } from '../../../app/links.tsx'
import { PersonAvatar } from '../../../components/Avatars.tsx'
import { useCopyLink } from '../../../components/copy.ts'
import { DialogButton } from '../../../components/DialogButton.tsx'
import { shortened } from '../../../components/format.ts'
import { laterDialog } from '../../../components/laterDialog.tsx'
import { ProfileBar } from '../../../components/ProfileBar.tsx'
import { RecordMenu } from '../../../components/RecordMenu.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { areaWord } from '../../../components/statuses.ts'
import { ellipsis, forcedColors, narrow, phone, row, small } from '../../../components/styles.ts'
import { tones } from '../../../components/tones.ts'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'
import { useRemindMe } from '../../../reminders/useRemindMe.tsx'
import { ShareWithClient } from '../../../shares/ShareWithClient.tsx'
import { TalentStatus } from '../../TalentStatus.tsx'
import { useDeleteTalent } from '../../useDeleteTalent.ts'

/** The header of a profile, with avatar, name, status and actions. */
export function ProfileHeader({ talent: key }: { talent: ProfileHeader_talent$key }) {
  const talent = useFragment(fragment, key)
  return (
    <ProfileBar
      back={<BackLink to="/">Back to Talents</BackLink>}
      media={stuck => <PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} size={stuck ? 28 : 56} />}
      name={talent.name}
      status={
        <TalentStatus
          talent={talent}
          mutation={statusMutation}
          failed={withReason('Error', 'Failed to update talent status. Please try again.')}
        />
      }
      more={stuck => <Titles talent={talent} short={stuck} />}
      actions={
        <>
          <ShareProfile talent={talent} />
          <ShareWithClient talents={[{ id: talent.databaseId, name: talent.name }]} />
          <EditProfile talent={talent} />
          <MoreMenu {...talent} />
        </>
      }
    />
  )
}

/** The line with role, seniority, area and score, or only the role if `short`. */
function Titles({ talent, short }: { talent: ProfileHeader_talent$data; short: boolean }) {
  const { role, seniority, area, internalScoring } = talent
  const styles = useStyles()
  if (short) return <span className={mergeClasses(styles.role, styles.short)}>{role}</span>
  return (
    <div className={styles.root}>
      <span className={styles.role}>
        <span dir="auto">{role}</span>
        {seniority && (
          <span className={styles.seniority}>
            {' · '}
            <span dir="auto">{seniority}</span>
          </span>
        )}
      </span>
      {areaWord(area) && <StatusBadge label={areaWord(area)} tone="teal" />}
      {internalScoring && (
        <span
          className={styles.score}
          style={{ backgroundColor: tones.amber.background, color: tones.amber.foreground }}
        >
          Score: {internalScoring}
        </span>
      )}
    </div>
  )
}

/** The menu of further actions. Deleting the talent returns to the list as it was left. */
function MoreMenu({ id, databaseId, name }: ProfileHeader_talent$data) {
  const [deleteTalent, busy] = useDeleteTalent()
  const navigate = useNavigate()
  const list = useLastAddress('/')
  const pdf = `/api/talents/${databaseId}/profile.pdf`
  const remove = () =>
    deleteTalent(databaseId, {
      title: `Delete ${shortened(name)}?`,
      // The record is only marked as stale and not removed from the store, as the page still shows the talent.
      updater: store => store.get(id)?.invalidateRecord(),
      onDone: () => void navigate(list, { replace: true }),
    })
  const [remindMe, dialog] = useRemindMe({ talentId: databaseId })
  return (
    <>
      <RecordMenu
        actions={[
          remindMe,
          { label: 'Download PDF', icon: <ArrowDownloadRegular />, onChoose: () => download(pdf) },
          {
            label: 'Download PDF with name',
            icon: <ArrowDownloadRegular />,
            onChoose: () => download(`${pdf}?names=1`),
          },
          { label: 'Delete talent', icon: <DeleteRegular />, destructive: true, disabled: busy, onChoose: remove },
        ]}
      />
      {dialog}
    </>
  )
}

/** Opens a file in a new tab, where the browser shows the file or an error. */
const download = (address: string) => void window.open(address, '_blank', 'noopener')

const fragment = graphql`
  fragment ProfileHeader_talent on Talent {
    id databaseId name profilePictureUrl role seniority area internalScoring
    ...TalentStatus_talent
    ...ProfileHeader_shareProfile
    ...ProfileHeader_editProfile
  }
`

const statusMutation = graphql`
  mutation ProfileHeaderStatusMutation($input: SetTalentStatusInput!) {
    setTalentStatus(input: $input) {
      talent { status version updatedAt ...Timeline_talent }
    }
  }
`

function EditProfile({ talent: key }: { talent: ProfileHeader_editProfile$key }) {
  const talent = useFragment(editProfileFragment, key)
  const environment = useRelayEnvironment()
  const styles = useStyles()

  // The response to a change does not have the timeline, so it is loaded again. A failure is ignored.
  function refetchTimeline() {
    fetchQuery<ProfileHeaderQuery>(environment, query, { id: talent.databaseId }).subscribe({ error() {} })
  }

  return (
    <DialogButton
      appearance="primary"
      icon={<EditRegular />}
      className={styles.editProfile}
      dialog={close => (
        <EditTalentDialog
          talent={talent}
          onClose={() => {
            close()
            refetchTimeline()
          }}
        />
      )}
    >
      Edit Profile
    </DialogButton>
  )
}

const EditTalentDialog = laterDialog(async () => (await import('../../form/EditTalentDialog.tsx')).EditTalentDialog)

/** The button that copies the link to the public profile, which is created first if missing. */
function ShareProfile({ talent: key }: { talent: ProfileHeader_shareProfile$key }) {
  const { databaseId, shareUrl } = useFragment(shareProfileFragment, key)
  const styles = useStyles()
  const [act, busy] = useRecordAction<ProfileHeaderMutation>(mutation)
  const { copied, copy } = useCopyLink({ done: { title: 'Link copied!' }, failed: 'Failed to copy link to clipboard' })

  async function makeLink() {
    const failed = withReason('Failed to generate shareable link', '')
    const answer = await act({ input: { id: databaseId } }, { failed })
    return answer?.shareTalent.talent.shareUrl ?? undefined
  }

  return (
    <Button
      data-second="narrow"
      className={styles.shareProfile}
      icon={copied ? <CheckmarkRegular /> : <LinkRegular />}
      disabledFocusable={busy}
      onClick={() => copy(shareUrl ?? makeLink())}
    >
      {busy ? 'Generating...' : copied ? 'Copied!' : 'Share Profile'}
    </Button>
  )
}

const editProfileFragment = graphql`
  fragment ProfileHeader_editProfile on Talent {
    databaseId
    ...talentFields_talent
  }
`

const query = graphql`
  query ProfileHeaderQuery($id: Int!) {
    talent(id: $id) { updatedAt ...Timeline_talent }
  }
`

const shareProfileFragment = graphql`
  fragment ProfileHeader_shareProfile on Talent { databaseId shareUrl }
`

const mutation = graphql`
  mutation ProfileHeaderMutation($input: ShareTalentInput!) {
    shareTalent(input: $input) {
      talent { shareableId shareUrl ...Timeline_talent }
    }
  }
`

const useStyles = makeStyles({
  root: { ...row, flexWrap: 'wrap', gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`, minWidth: 0 },
  role: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  short: { ...ellipsis, minWidth: 0, [narrow]: { display: 'none' } },
  seniority: { color: tokens.colorNeutralForeground3 },
  // The score is a badge with a free text, which may need several lines.
  score: {
    ...small,
    paddingBlock: '4px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightMedium,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    [forcedColors]: { border: '1px solid CanvasText' },
  },
  editProfile: { [phone]: { flexGrow: 1 } },
  // The button is as wide as its longest label, so that a new label does not move what is beside it.
  shareProfile: { minWidth: '160px', [phone]: { flexGrow: 1 } },
})
