import { useTranslation } from 'react-i18next';
import type { Mark } from '../../../../domain/handovers/event.ts';
import { classes } from '../../../../ui/classes.ts';
import { KeyLink, TroubleKey } from '../../components/key.tsx';
import { List, Row } from '../../components/list.tsx';
import { MarkSheet } from '../../components/mark-sheet.tsx';
import { Heading } from '../../components/screen.tsx';
import { StepScreen } from '../../components/step-screen.tsx';
import { StoreProblem } from '../../components/store-problem.tsx';
import { go, jobPath, Link } from '../../navigation.tsx';
import { useRecord } from '../../use-drive.ts';
import type { JobProps } from '../job-props.ts';

/** What is already there, noted together. */
export function MarksScreen({ job, handover }: JobProps) {
  const { t } = useTranslation('drive');
  const { marks } = handover;
  const { renter } = job;
  const { record, isBusy, problem } = useRecord(job);
  const isKnown = ({ id }: Mark) => job.knownMarks.some((one) => one.id === id);
  const isAlone = handover.identity?.isSamePerson !== true;
  return (
    <StepScreen
      step="marks"
      back={jobPath(job, 'photos')}
      footer={
        <>
          <TroubleKey job={job} />
          <KeyLink href={jobPath(job, 'readings')}>
            {isAlone
              ? t('handover.marks.continue', { count: marks.length })
              : t('handover.marks.agree', { renter, count: marks.length })}
          </KeyLink>
        </>
      }
    >
      <Heading title={t(`handover.marks.title.${job.kind}`)} lead={t('handover.marks.lead')} />
      <MarkSheet
        marks={marks}
        isKnown={isKnown}
        onPlace={({ side, across, down }) =>
          go(jobPath(job, 'mark', side, across.toFixed(3), down.toFixed(3)))
        }
      />
      {marks.length > 0 && (
        <List label={t('handover.steps.marks')}>
          {marks.map((mark, index) => {
            const { id, kind, side, words } = mark;
            const isPhotographed = handover.photographs.some(({ of }) => of === id);
            const sideText = t(`handover.marks.sides.${side}`);
            return (
              <Row
                key={id}
                icon={<Pin number={index + 1} isNew={!isKnown(mark)} />}
                text={t(`handover.mark.kinds.${kind}`)}
                note={
                  <>
                    {t(isKnown(mark) ? 'handover.marks.known' : 'handover.marks.addedNow', {
                      side: sideText,
                    })}
                    {words && <span className="block">{words}</span>}
                  </>
                }
                below={
                  !isKnown(mark) && (
                    <span className="-mb-1.5 ml-10 flex gap-2 font-strong">
                      <Link
                        href={jobPath(job, 'camera', 'mark', id)}
                        className="flex min-h-touch min-w-touch items-center pr-3 underline underline-offset-4"
                      >
                        {t(isPhotographed ? 'handover.marks.photographed' : 'handover.marks.photo')}
                      </Link>
                      <button
                        type="button"
                        disabled={isBusy}
                        onClick={() => void record({ act: { kind: 'mark-removed', markId: id } })}
                        className="min-h-touch px-2 underline underline-offset-4"
                      >
                        {t('handover.marks.remove')}
                      </button>
                    </span>
                  )
                }
              />
            );
          })}
        </List>
      )}
      <StoreProblem problem={problem} />
    </StepScreen>
  );
}

const Pin = ({ number, isNew }: { number: number; isNew: boolean }) => (
  <span
    className={classes(
      'figures grid size-7 shrink-0 place-items-center rounded-full text-sm font-strong',
      isNew ? 'border-3 border-route-live bg-card' : 'bg-ink text-card',
    )}
  >
    {number}
  </span>
);
