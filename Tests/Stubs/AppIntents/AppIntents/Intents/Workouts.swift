public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  associatedtype WorkoutStyle: AppValue
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

public protocol PauseWorkoutIntent: SystemIntent {}

public protocol ResumeWorkoutIntent: SystemIntent {}
