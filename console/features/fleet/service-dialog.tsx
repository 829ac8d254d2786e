import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RoundButton } from '../../../ui/round-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { useForm } from '../../form/use-form.ts';
import { usePageDistanceUnit } from '../../shell/desk-data.ts';
import { CarDialog } from './car-dialog.tsx';
import { newTask, problemInPlan, readPlan, type TaskDraft, taskDraftOf } from './service-draft.ts';
import { useCarVerb } from './use-car-verb.ts';

interface ServiceDialogProps {
  readonly car: FleetCar;
  readonly onClose: () => void;
}

/** All tasks at once: what is taken out is no longer planned. */
export function ServiceDialog({ car, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('carActions');
  const unit = usePageDistanceUnit();
  const [tasks, setTasks] = useState<readonly TaskDraft[]>(() =>
    car.service.map((task) => taskDraftOf(task, unit)),
  );
  const [versionLookedAt] = useState(car.version);
  const { act } = useCarVerb(onClose);
  const { errorAt: _, ...form } = useForm(async () => {
    const problem = problemInPlan(tasks, unit);
    if (problem) return { text: t(`problems.${problem}`) };
    const body = { version: car.version, tasks: readPlan(tasks, unit) };
    return act(
      () => operateApi().planService({ params: { id: car.id }, body }),
      t('plan.done', { name: `${car.brand} ${car.model}` }),
    );
  });
  return (
    <CarDialog
      {...form}
      title={t('plan.title')}
      text={t('plan.text')}
      save={t('plan.save')}
      onClose={onClose}
    >
      {car.version !== versionLookedAt && <Meanwhile car={car} />}
      {tasks.map((task, index) => (
        <TaskFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a task is its place until it is saved
          key={index}
          task={task}
          onChange={(change) =>
            setTasks(tasks.map((old, at) => (at === index ? { ...old, ...change } : old)))
          }
          onDrop={() => setTasks(tasks.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button variant="quiet" onClick={() => setTasks([...tasks, newTask])}>
          <Icon name="plus" className="size-4 stroke-[2.4]" />
          {t('plan.add')}
        </Button>
      </div>
    </CarDialog>
  );
}

/** Nothing that was entered is lost, and nothing that somebody else saved goes unseen. */
function Meanwhile({ car: { service } }: Pick<ServiceDialogProps, 'car'>) {
  const { t } = useTranslation('carActions');
  const tasks = service.map(({ name }) => name);
  return (
    <p role="status" className="font-medium text-amber-600">
      {tasks.length > 0 ? t('plan.meanwhile', { tasks }) : t('plan.meanwhileNone')}
    </p>
  );
}

interface TaskFieldsProps {
  readonly task: TaskDraft;
  readonly onChange: (change: Partial<TaskDraft>) => void;
  readonly onDrop: () => void;
}

function TaskFields({ task, onChange, onDrop }: TaskFieldsProps) {
  const { t } = useTranslation(['carActions', 'fleet']);
  const unit = t(`fleet:card.${usePageDistanceUnit()}`);
  const numbers = ['every', 'everyMonths', 'lastAt'] as const;
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-t border-hair pt-3">
      <legend className="sr-only">{task.name || t('plan.new')}</legend>
      <div className="col-span-full grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField
          label={t('plan.name')}
          value={task.name}
          onChange={({ target }) => onChange({ name: target.value })}
          autoComplete="off"
          maxLength={80}
        />
        <RoundButton
          bare
          icon="close"
          label={t('plan.drop', { name: task.name || t('plan.new') })}
          onClick={onDrop}
        />
      </div>
      {numbers.map((field) => (
        <TextField
          key={field}
          label={t(`plan.${field}`, { unit })}
          value={task[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
      <TextField
        type="date"
        label={t('plan.lastOn')}
        value={task.lastOn}
        onChange={({ target }) => onChange({ lastOn: target.value })}
      />
    </fieldset>
  );
}
